import { Opening } from '../../../../ui/hero/Opening';
import type { EveningArea } from '../../../../content-model/drawings/eveningArea';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Evening } from './Evening';
import type { lostArea } from './schema';

/** Opening whose drawing is the page in one picture: what a fault costs is the filled part. */
export function LostArea(section: SectionProps<typeof lostArea>) {
  const { drawing, price, caption } = section;
  const shape = drawing.shape as unknown as EveningArea;
  return <Opening opening={section} drawing={<Evening {...{ shape, price, caption }} />} />;
}
