import copy from '../../copy/styleGuide.json';
import { ActLine } from '../../ui/primitives/ActLine';
import { Text } from '../../ui/primitives/Text';
import { Specimen } from './Specimen';

const actions = [
  { text: copy.primary, href: '/' },
  { text: copy.arrow, href: '/' },
];

/** The rule of openings, which stand among the sections, and the line of actions after a piece. */
export const OpeningSpecimen = () => (
  <Specimen title={copy.openings}>
    <Text>{copy.openingsRule}</Text>
    <ActLine text={copy.actLine} actions={actions} />
  </Specimen>
);
