import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { DialArch } from './DialArch';
import type { yearDial } from './schema';

/** Opening whose drawing is a year of rounds; each week says what it holds. */
export const YearDial = (section: SectionProps<typeof yearDial>) => (
  <Opening opening={section} drawing={<DialArch {...section} />} />
);
