import type { ArtifactOf } from '../../../content-model/artifact';
import { Text } from '../../primitives/Text';
import * as styles from './Paper.module.css';

/** A paper with its lines: struck out, strong, or left blank to be filled in. */
export const Paper = ({ head, lines }: ArtifactOf<'paper'>) => (
  <div className={styles.root} data-theme="light">
    <Text look="name">{head}</Text>
    {lines.map(({ text, is }) => (
      <Text key={text} look="small" className={is === 'blank' ? styles.blank : styles.line}>
        {is === 'struck' ? <del className={styles.struck}>{text}</del> : null}
        {is === 'strong' ? <b>{text}</b> : null}
        {is === 'struck' || is === 'strong' ? null : text}
      </Text>
    ))}
  </div>
);
