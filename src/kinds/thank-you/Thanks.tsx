import { graphql } from 'gatsby';
import { Container } from '../../ui/primitives/Container';
import { Heading } from '../../ui/primitives/Heading';
import { Picture } from '../../ui/primitives/Picture';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { Text } from '../../ui/primitives/Text';
import { Given } from './Given';
import { Sheet } from '../../ui/thank-you/Sheet';
import * as styles from './Thanks.module.css';

/** Hero after a form: the requested file beside its cover, first rows or a model picture. */
export function Thanks({ title, description, image, isCover, files }: Queries.ThanksFragment) {
  const picture = image ? <Picture picture={image} isFirst /> : null;
  const [first] = files;
  return (
    <Container className={styles.root}>
      {picture ? (
        <div className={isCover ? styles.cover : styles.model}>
          {isCover && first ? <SiteLink href={first.href}>{picture}</SiteLink> : picture}
        </div>
      ) : first && first.rows.length > 0 ? (
        <div className={styles.sheet}>
          <Sheet {...first} />
        </div>
      ) : null}
      <div className={styles.words}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Text look="lead">{description}</Text>
        <Given files={files} />
      </div>
    </Container>
  );
}

export const fragment = graphql`
  fragment Thanks on ThankYou {
    title
    description
    isCover
    image {
      ...PictureHalf
    }
    files {
      ...ThankYouFile
    }
  }
`;
