import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Roads } from './Roads';
import type { twoRoads } from './schema';

/** Opening whose drawing is a day’s driving twice: as it was called in, and as it was driven. */
export const TwoRoads = (section: SectionProps<typeof twoRoads>) => (
  <Opening opening={section} drawing={<Roads {...section} />} />
);
