import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Night } from './Night';
import type { coldNight } from './schema';

/** Opening whose drawing is a night of many cases, of which one stays warm. */
export const ColdNight = (section: SectionProps<typeof coldNight>) => (
  <Opening opening={section} drawing={<Night {...section} />} />
);
