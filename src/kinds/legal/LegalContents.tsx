import { Contents, type Passage } from '../../ui/content/Contents';
import copy from './legal.json';
import { SideFold } from './SideFold';

interface LegalContentsProps {
  readonly passages: readonly Passage[];
}

/** Table of contents of a legal document. */
export const LegalContents = ({ passages }: LegalContentsProps) => (
  <SideFold title={copy.contents}>
    <Contents label={copy.contents} passages={passages} />
  </SideFold>
);
