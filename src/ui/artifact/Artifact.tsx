import type { Artifact as Data } from '../../content-model/artifact';
import type { EntryFigure } from '../../content-model/entry-figure';
import { groundOf } from '../entry-figure/ground';
import '../entry-figure/ground.css';
import { Text } from '../primitives/Text';
import * as styles from './Artifact.module.css';
import { Bars } from './shapes/Bars';
import { Heaps } from './shapes/Heaps';
import { Paper } from './shapes/Paper';
import { Scale } from './shapes/Scale';
import { Sum } from './shapes/Sum';
import { Table } from './shapes/Table';

interface ArtifactProps {
  readonly artifact: Data;
  /** What it lies on: that of the figure of its page. */
  readonly ground: EntryFigure['ground'];
}

/** The thing that a chapter showed, from its frontmatter. */
export const Artifact = ({ artifact, ground }: ArtifactProps) => (
  <figure className={styles.root} {...groundOf({ ground })}>
    <Shape artifact={artifact} />
    <Text as="figcaption" look="source">
      {artifact.says}
    </Text>
  </figure>
);

/** Each type as it is drawn. */
function Shape({ artifact }: { readonly artifact: Data }) {
  switch (artifact.type) {
    case 'bars':
      return <Bars {...artifact} />;
    case 'heaps':
      return <Heaps {...artifact} />;
    case 'scale':
      return <Scale {...artifact} />;
    case 'sum':
      return <Sum {...artifact} />;
    case 'paper':
      return <Paper {...artifact} />;
    case 'table':
      return <Table {...artifact} />;
  }
}
