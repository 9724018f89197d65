import type { ReactNode } from 'react';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Meta } from '../primitives/Meta';
import { Picture } from '../primitives/Picture';
import { Text } from '../primitives/Text';
import { Facts } from './Facts';
import * as styles from './LiveEventHero.module.css';

interface LiveEventHeroProps {
  /** State and series. */
  readonly meta: ReactNode;
  readonly title: string;
  readonly lead: string;
  /** Notice of a change: canceled or moved. */
  readonly notice?: ReactNode;
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Registration link on small screens, where the panel is far below. */
  readonly action?: ReactNode;
  readonly image: Queries.PictureHalfFragment | null;
  /** Replacement for a missing picture. */
  readonly figure?: ReactNode;
  /** `rose` for places, `family` for the hue of the page. */
  readonly wash?: 'rose' | 'family';
}

/** Hero of an event or webinar: title, date, place, audience. */
export function LiveEventHero(props: LiveEventHeroProps) {
  const { meta, title, lead, notice, facts, action, image, figure, wash = 'rose' } = props;
  return (
    <header data-wash={wash} className={styles.root}>
      <Container className={styles.grid}>
        <div className={styles.text}>
          <Meta isOnColor>{meta}</Meta>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <Text look="lead">{lead}</Text>
          {notice}
          <Facts facts={facts} />
          {action ? <div className={styles.go}>{action}</div> : null}
        </div>
        {image ? <Picture picture={image} isFirst className={styles.model} /> : figure}
      </Container>
    </header>
  );
}
