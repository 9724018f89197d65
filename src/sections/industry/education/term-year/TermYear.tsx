import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { CampusYear } from './CampusYear';
import type { termYear } from './schema';

/** Opening whose drawing is a year of a campus, with the edge at which its summer ends. */
export const TermYear = (section: SectionProps<typeof termYear>) => (
  <Opening opening={section} drawing={<CampusYear {...section} />} />
);
