import copy from '../../copy/templates.json';
import { Contents, type Passage } from '../content/Contents';
import { SideBlock } from './SideBlock';

interface SideContentsProps {
  readonly passages: readonly Passage[];
}

/** Table of contents in the side column of an article. */
export const SideContents = ({ passages }: SideContentsProps) => (
  <SideBlock title={copy.contents}>
    <Contents label={copy.contents} passages={passages} />
  </SideBlock>
);
