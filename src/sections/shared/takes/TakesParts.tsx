import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { takes } from './schema';
import { TakesOrder } from './TakesOrder';
import * as styles from './TakesParts.module.css';

interface PartsProps {
  readonly look: 'stairs' | 'rooms' | 'book' | 'orders';
  readonly parts: SectionProps<typeof takes>['parts'];
}

/** By name: dynamic access to the module would cost a function for each class. */
const looks = {
  stairs: styles.stairs,
  rooms: styles.rooms,
  book: styles.book,
  orders: styles.orders,
};

/** The dates as what the page is about; style sheets alone draw them. */
export const TakesParts = ({ look, parts }: PartsProps) => (
  <dl className={looks[look]}>
    {parts.map(({ when, text, also, order, followed }) => (
      <div key={when}>
        <Text look={look === 'book' ? 'name' : 'figureLg'} as="dt">
          {when}
        </Text>
        {[text, ...also].map((line) => (
          <dd key={line}>{line}</dd>
        ))}
        {order ? <TakesOrder lines={order} followed={followed} /> : null}
      </div>
    ))}
  </dl>
);
