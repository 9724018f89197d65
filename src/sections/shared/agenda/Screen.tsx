import { Track } from '../../../ui/plot/Track';
import { Text } from '../../../ui/primitives/Text';
import { Drawing } from '../../../ui/product-ui/Drawing';
import { Chip } from '../../../ui/product-ui/parts/Chip';
import { Panel } from '../../../ui/product-ui/parts/Panel';
import type { Shape } from '../../../content-model/drawings';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { agenda } from './schema';
import * as styles from './Screen.module.css';

type Stop = SectionProps<typeof agenda>['stops'][number];

/** What is on the screen at a stop. */
export function Screen({
  drawing,
  bars,
  list,
  asked,
}: Pick<Stop, 'drawing' | 'bars' | 'list' | 'asked'>) {
  if (bars) {
    const most = Math.max(...bars.rows.map(({ value }) => value));
    return (
      <Panel
        isInset
        title={bars.title}
        note={bars.note}
        end={<Chip text={bars.state} tone="wait" />}
      >
        <dl className={styles.bars}>
          {bars.rows.map(({ name, value, text, isOver }) => (
            <div key={name}>
              <Text as="dt" look="label">
                {name}
              </Text>
              <dd>
                <Track
                  isHigh
                  value={value}
                  of={most}
                  fill={isOver ? 'wait' : 'good'}
                  label={text}
                  labelLook="figureSm"
                />
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    );
  }
  if (list) {
    return (
      <Panel title={list.title} end={list.note}>
        <ul className={styles.list}>
          {list.items.map(({ what, why }) => (
            <li key={what} className={styles.item}>
              <Text as="b" look="label">
                {what}
              </Text>
              {why ? (
                <Text as="span" look="small" isSoft>
                  {' '}
                  {why}
                </Text>
              ) : null}
            </li>
          ))}
        </ul>
      </Panel>
    );
  }
  if (asked) {
    return (
      <ul className={styles.asked}>
        {asked.items.map((item) => (
          <Text key={item} as="li" look="quote">
            “{item}”
          </Text>
        ))}
        <Text as="li" look="source">
          {asked.source}
        </Text>
      </ul>
    );
  }
  const isPhone = (drawing?.shape as Partial<Shape> | undefined)?.type === 'phoneJob';
  return (
    <div className={isPhone ? styles.phone : undefined}>
      <Drawing drawing={drawing} />
    </div>
  );
}
