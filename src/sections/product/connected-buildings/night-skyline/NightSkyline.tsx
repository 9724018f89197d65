import { useId } from 'react';
import { Breadcrumbs } from '../../../../ui/primitives/Breadcrumbs';
import { Container } from '../../../../ui/primitives/Container';
import { Drawing } from '../../../../ui/product-ui/Drawing';
import { HeroText } from '../../../../ui/hero/HeroText';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { nightSkyline } from './schema';
import * as styles from './NightSkyline.module.css';

/** Dark; the drawing spans the window. */
export function NightSkyline(hero: SectionProps<typeof nightSkyline>) {
  const heading = useId();
  const { wash, breadcrumbs, here, title, drawing, caption } = hero;
  return (
    <section
      aria-labelledby={heading}
      data-theme="dark"
      data-wash={wash ?? 'paper'}
      className={styles.root}
    >
      <Container className={styles.words}>
        <Breadcrumbs trail={breadcrumbs} here={here ?? title} />
        <HeroText hero={hero} heading={heading} layout="split" />
      </Container>
      <Drawing drawing={drawing} />
      <div className={styles.foot}>
        <Container>
          <p className={styles.caption}>{caption}</p>
        </Container>
      </div>
    </section>
  );
}
