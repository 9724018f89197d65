import type { SectionProps } from '../../../content-model/sectionProps';
import { ProofBars } from './ProofBars';
import { ProofField } from './ProofField';
import { ProofFigure } from './ProofFigure';
import { ProofLog } from './ProofLog';
import { ProofParts } from './ProofParts';
import { ProofQuoted } from './ProofQuoted';
import { ProofSwitch } from './ProofSwitch';
import type { proof } from './schema';

type EvidenceProps = Pick<
  SectionProps<typeof proof>,
  'variant' | 'parts' | 'pair' | 'quoted' | 'log'
>;

/** What the figure is made of, to the variant; style sheets alone answer a choice. */
export function ProofEvidence({ variant, parts, pair, quoted, log }: EvidenceProps) {
  if (log) return <ProofLog {...log} />;
  if (parts) return variant === 'field' ? <ProofField {...parts} /> : <ProofParts {...parts} />;
  if (quoted) return <ProofQuoted {...quoted} />;
  if (!pair) return null;
  if (variant === 'figure') return <ProofFigure {...pair} />;
  return variant === 'band' ? <ProofSwitch {...pair} /> : <ProofBars {...pair} />;
}
