import { Opening } from '../../../ui/hero/Opening';
import { Picture } from '../../../ui/primitives/Picture';
import { Drawing } from '../../../ui/product-ui/Drawing';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { opening as schema } from './schema';

/** Opening whose drawing is stated in the frontmatter. */
export function OpeningSection(section: SectionProps<typeof schema>) {
  const { picture, drawing } = section;
  return (
    <Opening
      opening={section}
      drawing={
        picture ? (
          <Picture picture={picture} isFirst />
        ) : drawing ? (
          <Drawing drawing={drawing} />
        ) : null
      }
    />
  );
}
