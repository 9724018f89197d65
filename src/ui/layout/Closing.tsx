import { graphql } from 'gatsby';
import { ActionList } from '../primitives/ActionList';
import { Heading } from '../primitives/Heading';
import { Picture } from '../primitives/Picture';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import * as styles from './Closing.module.css';

interface ClosingProps {
  readonly closing: Queries.ClosingPartsFragment;
  /** No footer follows; the drawing gets a base line. */
  readonly isLast?: boolean;
}

/** Closing call to action: a beam with a sentence, two posts, and one action between them. */
export function Closing({
  closing: { title, lead, actions, image },
  isLast = false,
}: ClosingProps) {
  return (
    <section className={styles.root} aria-labelledby="closing" data-bar-off="">
      <div data-ground="ink" className={styles.beam}>
        <div className={styles.span}>
          <Heading level={2} size="page" id="closing" className={styles.title}>
            {title}
          </Heading>
        </div>
      </div>
      <div className={styles.door}>
        <div className={styles.inner}>
          <Stack gap={6} className={styles.words}>
            <Text look="lead">{lead}</Text>
            <ActionList actions={actions} />
          </Stack>
          {image ? <Picture picture={image} className={styles.picture} /> : null}
        </div>
      </div>
      {isLast ? <div data-theme="dark" className={styles.sill} /> : null}
    </section>
  );
}

export const fragment = graphql`
  fragment ClosingParts on Closing {
    title
    lead
    actions {
      ...ActionLink
    }
    image {
      ...PictureHalf
    }
  }
`;
