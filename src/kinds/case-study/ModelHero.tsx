import type { ReactNode } from 'react';
import { PageHeader, type Crumbs } from '../../ui/layout/PageHeader';
import { Breadcrumbs } from '../../ui/primitives/Breadcrumbs';
import { Container } from '../../ui/primitives/Container';
import { Picture } from '../../ui/primitives/Picture';
import * as styles from './ModelHero.module.css';

interface ModelHeroProps {
  readonly crumbs: Crumbs;
  /** Customer or kind of page. */
  readonly meta: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly picture: Queries.PictureHalfFragment;
  /** Hue of the model’s base; `family` is that of the page. */
  readonly wash: string;
  /** Overlaps the edge of the wash: a `FactStrip`. */
  readonly children: ReactNode;
}

/** Hero of a case study or ebook: text, model picture, facts over the edge. */
export function ModelHero(props: ModelHeroProps) {
  const { crumbs, meta, title, lead, picture, wash, children } = props;
  return (
    <div data-wash={wash} className={styles.root}>
      <Container>
        <Breadcrumbs {...crumbs} />
        <div className={styles.grid}>
          <PageHeader meta={meta} title={title} lead={lead} />
          <div className={styles.model}>
            <Picture picture={picture} isFirst />
          </div>
        </div>
        {children}
      </Container>
    </div>
  );
}
