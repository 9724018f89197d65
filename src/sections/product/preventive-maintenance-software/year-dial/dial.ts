import type { SectionProps } from '../../../../content-model/sectionProps';
import type { yearDial } from './schema';

export type Dial = SectionProps<typeof yearDial>['dial'];

/** States of a PM round, in the order of the legend. */
export const DIAL_STATES = ['done', 'late', 'due', 'planned'] as const;
