import { Opening } from '../../../ui/hero/Opening';
import { Picture } from '../../../ui/primitives/Picture';
import { Drawing } from '../../../ui/product-ui/Drawing';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Pins } from './Pins';
import type { opening as schema } from './schema';

/** Opening whose drawing is stated in the frontmatter. */
export function OpeningSection(section: SectionProps<typeof schema>) {
  const { picture, pins, drawing } = section;
  return (
    <Opening
      opening={section}
      drawing={
        picture ? (
          <>
            <Picture picture={picture} isFirst />
            <Pins pins={pins} />
          </>
        ) : drawing ? (
          <Drawing drawing={drawing} />
        ) : null
      }
    />
  );
}
