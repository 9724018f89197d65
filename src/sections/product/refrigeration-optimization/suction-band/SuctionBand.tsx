import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Cloud } from './Cloud';
import type { suctionBand } from './schema';

/** Opening whose drawing is all the cold that nobody had to make: hours above the former setting. */
export const SuctionBand = (section: SectionProps<typeof suctionBand>) => (
  <Opening opening={section} drawing={<Cloud {...section} />} />
);
