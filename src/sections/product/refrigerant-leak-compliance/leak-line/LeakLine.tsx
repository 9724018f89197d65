import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Stairs } from './Stairs';
import type { leakLine } from './schema';

/** Opening whose drawing is a rack that passed its threshold, was repaired, and fell back below it. */
export const LeakLine = (section: SectionProps<typeof leakLine>) => (
  <Opening opening={section} drawing={<Stairs {...section} />} />
);
