import { useId } from 'react';
import { ActionList } from '../../../../ui/primitives/ActionList';
import { Breadcrumbs } from '../../../../ui/primitives/Breadcrumbs';
import { Container } from '../../../../ui/primitives/Container';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import { Drawing } from '../../../../ui/product-ui/Drawing';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { lostArea } from './schema';
import * as styles from './LostArea.module.css';

/** The chart spans the window; heading above the curve, lead in its area. */
export function LostArea(hero: SectionProps<typeof lostArea>) {
  const heading = useId();
  const { wash, breadcrumbs, here, title, lead, actions, drawing, caption } = hero;
  return (
    <section aria-labelledby={heading} data-wash={wash ?? 'family'}>
      <div className={styles.stage}>
        <Container className={styles.words}>
          <div className={styles.crumbs}>
            <Breadcrumbs trail={breadcrumbs} here={here ?? title} />
          </div>
          <Heading level={1} size="xl" id={heading} className={styles.title}>
            {title}
          </Heading>
          <div className={styles.body}>
            <Text look="lead">{lead}</Text>
            <ActionList actions={actions} />
          </div>
        </Container>
        <div className={styles.drawing}>
          <Drawing drawing={drawing} />
        </div>
      </div>
      <Container>
        <p className={styles.caption}>{caption}</p>
      </Container>
    </section>
  );
}
