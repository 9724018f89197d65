import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Tree } from './Tree';
import type { meterTree } from './schema';

/** Opening whose drawing is the page in one picture: where the kilowatt-hours of a bill went. */
export const MeterTree = (section: SectionProps<typeof meterTree>) => (
  <Opening opening={section} drawing={<Tree {...section} />} />
);
