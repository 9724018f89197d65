import type { SectionProps } from '../../../content-model/sectionProps';
import { ProofBars } from './ProofBars';
import { ProofParts } from './ProofParts';
import { ProofQuoted } from './ProofQuoted';
import { ProofSwitch } from './ProofSwitch';
import type { proof } from './schema';

type EvidenceProps = Pick<SectionProps<typeof proof>, 'variant' | 'parts' | 'pair' | 'quoted'>;

/** What the figure is made of, to the variant; style sheets alone answer a choice. */
export function ProofEvidence({ variant, parts, pair, quoted }: EvidenceProps) {
  if (parts) return <ProofParts {...parts} />;
  if (quoted) return <ProofQuoted {...quoted} />;
  if (!pair) return null;
  return variant === 'band' ? <ProofSwitch {...pair} /> : <ProofBars {...pair} />;
}
