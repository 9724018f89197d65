import { graphql } from 'gatsby';
import { useId } from 'react';
import copy from './words.json';
import { Heading } from '../../ui/primitives/Heading';
import { Draw } from './Draw';
import * as styles from './Part.module.css';

/** Charts whose marks say their values; others are one picture. */
const SAYING = ['months'];

const tones: Readonly<Record<string, string | undefined>> = {
  brick: styles.brick,
  amber: styles.amber,
  ice: styles.ice,
  pine: styles.pine,
};

interface PartProps {
  readonly panel: Queries.InfographicPartFragment;
  /** Text above the chart, where there is one column. */
  readonly isNarrow?: boolean;
}

/** One figure: title, meaning and chart. */
export function Part({ panel, isNarrow = false }: PartProps) {
  const { value, title, text, draw, tone, ground, alt, unit, data, scale, note, source } = panel;
  const id = useId();
  const classes = [styles.root, tones[tone] ?? '', isNarrow ? styles.narrow : styles.wide];
  const chart = <Draw {...{ draw, data, scale, unit, alt }} />;
  return (
    <div className={[...classes, ground === 'night' ? styles.night : ''].filter(Boolean).join(' ')}>
      <div className={styles.words}>
        <p className={styles.value}>{value}</p>
        <Heading level={2} size="xs" id={id}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <figure aria-labelledby={id} className={styles.figure}>
        {SAYING.includes(draw) ? (
          chart
        ) : (
          <div role="img" aria-label={alt}>
            <div aria-hidden="true">{chart}</div>
          </div>
        )}
        <figcaption className={styles.caption}>
          {note} {copy.source} {source}
        </figcaption>
      </figure>
    </div>
  );
}

export const fragment = graphql`
  fragment InfographicPart on InfographicPanels {
    value
    title
    text
    draw
    tone
    ground
    alt
    unit
    scale
    data {
      label
      value
      shown
    }
    out
    back
    note
    source
  }
`;
