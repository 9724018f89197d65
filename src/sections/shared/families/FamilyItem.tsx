import { Drawing } from '../../../ui/product-ui/Drawing';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Container } from '../../../ui/primitives/Container';
import { FamilyLabel } from '../../../ui/primitives/FamilyLabel';
import { Heading } from '../../../ui/primitives/Heading';
import { LinkRow } from '../../../ui/primitives/LinkRow';
import { Picture } from '../../../ui/primitives/Picture';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { families } from './schema';
import * as styles from './FamilyItem.module.css';

/** Product family with drawing and model picture; variants differ in layout only. */
export function FamilyItem(item: SectionProps<typeof families>['items'][number]) {
  const { family, variant, name, href, title, text, links, action, drawing, image } = item;
  return (
    <article className={`${styles.root} ${styles[variant]}`} data-family={family}>
      <Container className={styles.grid}>
        <div className={styles.head}>
          <FamilyLabel href={href} className={styles.label}>
            {name}
          </FamilyLabel>
          <Heading level={3} size="md">
            {title}
          </Heading>
        </div>
        <div className={styles.text}>
          <Text isSoft>{text}</Text>
          <LinkRow links={links} />
        </div>
        <div className={styles.sheet}>
          <Drawing drawing={drawing} />
        </div>
        <div className={styles.action}>
          <ArrowLink href={action.href}>{action.text}</ArrowLink>
        </div>
        {image ? (
          <div className={styles.model}>
            <Picture picture={image} />
          </div>
        ) : null}
      </Container>
    </article>
  );
}
