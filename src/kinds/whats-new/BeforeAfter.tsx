import { graphql } from 'gatsby';
import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';
import { Track } from '../../ui/plot/Track';
import { Text } from '../../ui/primitives/Text';
import { Chip } from '../../ui/product-ui/parts/Chip';
import { Panel } from '../../ui/product-ui/parts/Panel';
import * as styles from './BeforeAfter.module.css';

type Shown = Queries.BeforeAfterFragment;

interface BeforeAfterProps {
  readonly shows: Shown;
  readonly version: string;
  /** Version that came before, if any. */
  readonly before: string | undefined;
}

/** A piece of the product as it was and as it is, side by side. */
export const BeforeAfter = ({ shows, version, before }: BeforeAfterProps) => (
  <Panel title={shows.of}>
    <div className={styles.states}>
      <State
        name={before ? fill(copy.beforeIn, { version: before }) : copy.before}
        lines={shows.before}
      />
      <State name={fill(copy.now, { version })} lines={shows.after} isNow />
    </div>
  </Panel>
);

interface StateProps {
  readonly name: string;
  readonly lines: Shown['before'];
  readonly isNow?: boolean;
}

const State = ({ name, lines, isNow = false }: StateProps) => (
  <div className={isNow ? `${styles.state} ${styles.now}` : styles.state}>
    <Text look="tick" className={styles.when}>
      {name}
    </Text>
    <dl>
      {lines.map(({ name: what, value, tone, share }) => (
        <div key={what} className={styles.line}>
          <dt>{what}</dt>
          <dd className={styles.value}>
            {tone ? <Chip text={value} tone={tone as 'good'} /> : <b>{value}</b>}
          </dd>
          {share === null ? null : (
            <dd className={styles.bar}>
              <Track value={share} fill={isNow ? 'measured' : 'before'} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  </div>
);

export const fragment = graphql`
  fragment BeforeAfter on WhatsNewChangesShows {
    of
    before {
      name
      value
      tone
      share
    }
    after {
      name
      value
      tone
      share
    }
  }
`;
