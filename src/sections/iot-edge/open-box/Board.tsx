import { place } from '../../../ui/plot/place';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { openBox } from './schema';
import * as styles from './Board.module.css';

interface BoardProps {
  readonly box: Pick<SectionProps<typeof openBox>, 'name' | 'size' | 'innards'>;
  /** How far the lid is off, in percent. */
  readonly lift: number;
  /** Part that the chosen port leads to. */
  readonly lit: number | undefined;
}

/** What lies under the lid, and as much of the lid as is left; without scripts it is off. */
export const Board = ({ box: { name, size, innards }, lift, lit }: BoardProps) => (
  <div className={styles.root} style={place({ lift })}>
    <ul className={styles.parts}>
      {innards.map((part, index) => (
        <li key={part.name} className={styles.part} data-now={index === lit ? '' : undefined}>
          <svg className={styles.art} aria-hidden="true">
            <use href={`/ports.svg#part${index}`} />
          </svg>
          <Text as="b" look="label">
            {part.name}
          </Text>
          <Text look="source">{part.text}</Text>
        </li>
      ))}
    </ul>
    <Scripted>
      <div className={styles.lid}>
        <div className={styles.print}>
          <Text look="name">{name}</Text>
          <Text look="source">{size}</Text>
        </div>
      </div>
    </Scripted>
  </div>
);
