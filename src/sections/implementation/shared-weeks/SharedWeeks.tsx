import { Opening } from '../../../ui/hero/Opening';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Hours } from './Hours';
import type { sharedWeeks } from './schema';

/** Opening whose drawing is a year of hours, ours above the line and the customer’s below. */
export const SharedWeeks = (section: SectionProps<typeof sharedWeeks>) => (
  <Opening opening={section} drawing={<Hours {...section} />} />
);
