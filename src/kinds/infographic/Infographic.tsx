import { graphql } from 'gatsby';
import { Breadcrumbs } from '../../ui/primitives/Breadcrumbs';
import { Container } from '../../ui/primitives/Container';
import { Day } from '../../ui/primitives/Day';
import { Heading } from '../../ui/primitives/Heading';
import { Meta } from '../../ui/primitives/Meta';
import { Text } from '../../ui/primitives/Text';
import { Foundation } from './Foundation';
import { Pipe } from './Pipe';
import { Ring } from './Ring';
import { Route } from './Route';
import { Tools } from './Tools';
import { Tower } from './Tower';
import * as styles from './Infographic.module.css';

const BODIES: Readonly<Record<string, typeof Tower>> = {
  tower: Tower,
  pipe: Pipe,
  ring: Ring,
  route: Route,
};

const washes: Readonly<Record<string, string | undefined>> = {
  tower: styles.tower,
  pipe: styles.pipe,
  ring: styles.ring,
  route: styles.route,
};

/** Infographic: figures as parts of one drawing, from heading to method. */
export function Infographic(props: Queries.InfographicSheetFragment) {
  const { title, lead, hubs, date, body, whole, panels, ground, html, onward, slug, path } = props;
  const Body = BODIES[body];
  return (
    <article className={`${styles.root} ${washes[body] ?? ''}`} data-sheet="">
      <Container>
        <header className={styles.head}>
          <div className={styles.crumbs}>
            <Breadcrumbs trail={hubs} here={title} />
          </div>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <div className={styles.side}>
            <Text look="lead">{lead}</Text>
            <Meta>
              <Day iso={date} />
            </Meta>
            <Tools slug={slug} />
          </div>
        </header>
        {Body ? <Body panels={panels} whole={whole} /> : null}
      </Container>
      <Foundation
        name={title}
        path={path}
        title={ground}
        html={html}
        panels={panels}
        onward={onward}
      />
    </article>
  );
}

export const fragment = graphql`
  fragment InfographicSheet on Infographic {
    title
    slug
    path
    lead
    date
    hubs {
      ...ActionLink
    }
    body
    whole {
      amount
      unit
    }
    panels {
      ...InfographicPart
    }
    ground
    html
    onward {
      ...ActionLink
    }
  }
`;
