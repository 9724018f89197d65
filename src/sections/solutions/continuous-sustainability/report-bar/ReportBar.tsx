import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { CutBar } from './CutBar';
import type { reportBar } from './schema';

/** Opening whose drawing is one reported figure, cut into what it is made of. */
export const ReportBar = (section: SectionProps<typeof reportBar>) => (
  <Opening opening={section} drawing={<CutBar {...section} />} />
);
