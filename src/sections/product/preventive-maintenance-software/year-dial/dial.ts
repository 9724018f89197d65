import type { SectionProps } from '../../../../content-model/sectionProps';
import type { yearDial } from './schema';

export type Dial = SectionProps<typeof yearDial>['dial'];

/** What a round of a year is, in the order in which the key names it. */
export const DIAL_STATES = ['done', 'late', 'due', 'planned'] as const;
