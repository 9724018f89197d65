import { graphql, useStaticQuery } from 'gatsby';
import { ActionList } from '../primitives/ActionList';
import { Heading } from '../primitives/Heading';
import { Picture } from '../primitives/Picture';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import * as styles from './Closing.module.css';

interface ClosingProps {
  /** The page's own beam; without it, the one of the site. */
  readonly closing: Queries.ClosingPartsFragment | null;
}

/** The lintel every page ends at: a beam with its last sentence, two posts, and one door. */
export function Closing({ closing }: ClosingProps) {
  const { site } = useStaticQuery<Queries.SiteClosingQuery>(graphql`
    query SiteClosing {
      site: siteClosing(slug: { eq: "closing" }) {
        closing {
          ...ClosingParts
        }
      }
    }
  `);
  const shown = closing ?? site?.closing;
  if (!shown) return null;
  const model = shown.image ?? site?.closing.image;
  return (
    <section className={styles.root} aria-labelledby="closing">
      <div className={styles.beam}>
        <div className={styles.span}>
          <Heading level={2} size="xl" id="closing" className={styles.title}>
            {shown.title}
          </Heading>
        </div>
      </div>
      <div className={styles.door}>
        <div className={styles.inner}>
          <Stack gap={6} className={styles.words}>
            <Text size="lead">{shown.lead}</Text>
            <ActionList actions={shown.actions} />
          </Stack>
          {model ? <Picture picture={model} className={styles.picture} /> : null}
        </div>
      </div>
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
