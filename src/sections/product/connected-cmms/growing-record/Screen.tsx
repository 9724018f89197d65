import { Text } from '../../../../ui/primitives/Text';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { growingRecord } from './schema';
import * as styles from './Screen.module.css';

interface ScreenProps {
  readonly lines: SectionProps<typeof growingRecord>['halts'][number]['screen'];
}

/** What a phone or a board shows at a halt. */
export const Screen = ({ lines }: ScreenProps) => (
  <Panel isLive className={styles.root}>
    {lines.map((line) => {
      if ('said' in line)
        return (
          <Text key={line.said} look="name">
            {line.said}
          </Text>
        );
      if ('marks' in line)
        return (
          <span key={line.of} className={styles.marks} aria-hidden="true">
            {Array.from({ length: line.of }, (_, index) => (
              <i key={index} className={line.marks.includes(index) ? styles.marked : styles.mark} />
            ))}
          </span>
        );
      if ('chosen' in line)
        return (
          <Text key={line.chosen} as="span" look="label" className={styles.chosen}>
            {line.chosen}
          </Text>
        );
      if ('signed' in line)
        return (
          <span key={line.signed} className={styles.signed}>
            {line.signed}
          </span>
        );
      return (
        <span key={line.row}>
          {line.name ? <b>{line.name}</b> : null} {line.row}
        </span>
      );
    })}
  </Panel>
);
