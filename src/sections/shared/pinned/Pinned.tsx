import { Opening } from '../../../ui/hero/Opening';
import { Picture } from '../../../ui/primitives/Picture';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Pins } from './Pins';
import type { pinned } from './schema';

/** Opening with a picture whose points are labeled. */
export const Pinned = (section: SectionProps<typeof pinned>) => (
  <Opening
    opening={section}
    drawing={
      <>
        <Picture picture={section.picture} isFirst />
        <Pins pins={section.pins} />
      </>
    }
  />
);
