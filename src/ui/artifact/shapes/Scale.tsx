import type { ArtifactOf } from '../../../content-model/artifact';
import { place } from '../../plot/place';
import { Text } from '../../primitives/Text';
import * as styles from './Scale.module.css';

/** Points and stretches on a line to scale; their words below it, in order. */
export function Scale({ from, to, points }: ArtifactOf<'scale'>) {
  const x = (at: number): number => ((at - from) / (to - from)) * 100;
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        {points.map(({ at, until, name, tone }) => (
          <i
            key={name}
            className={until === undefined ? styles.point : styles.stretch}
            data-shade={tone}
            style={place({ x: x(at), w: until === undefined ? undefined : x(until) - x(at) })}
          />
        ))}
      </div>
      <ol className={styles.words}>
        {points.map(({ text, name, tone }) => (
          <li key={name} className={styles.word}>
            <i className={styles.sign} data-shade={tone} />
            <Text as="span" look="figureSm">
              {text}
            </Text>
            <Text as="span" look="small">
              {name}
            </Text>
          </li>
        ))}
      </ol>
    </div>
  );
}
