import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { minuteRun } from './schema';
import * as styles from './ListScreen.module.css';

type ListScreenProps = NonNullable<SectionProps<typeof minuteRun>['stops'][number]['cannot']>;

/** Drawn list in two columns. */
export const ListScreen = ({ head, detail, items }: ListScreenProps) => (
  <Panel title={head} end={detail}>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  </Panel>
);
