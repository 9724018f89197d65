import type { ReactNode } from 'react';
import { place } from '../../ui/plot/place';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import * as styles from './Ruler.module.css';

interface RulerProps {
  readonly stretches: readonly {
    readonly title: string;
    readonly when: string;
    /** In units of the ruler. */
    readonly length: number;
    readonly isThick: boolean;
    readonly content?: ReactNode;
  }[];
}

/** Stretches of time one after the other, as long as they take where their words have the room. */
export const Ruler = ({ stretches }: RulerProps) => (
  <ol
    className={styles.root}
    style={place({
      columns: stretches
        .map(({ length }) => `minmax(min(10rem, ${96 / stretches.length}%), ${length}fr)`)
        .join(' '),
    })}
  >
    {stretches.map(({ title, when, isThick, content }) => (
      <li key={title} className={styles.item} data-thick={isThick ? '' : undefined}>
        <Text as="span" look="small" isSoft>
          {when}
        </Text>
        <Heading level={3} size="label">
          {title}
        </Heading>
        {content ? (
          <Text as="div" look="small" isSoft>
            {content}
          </Text>
        ) : null}
      </li>
    ))}
  </ol>
);
