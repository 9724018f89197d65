import { Text } from '../primitives/Text';
import * as styles from './Legend.module.css';
import { Swatch, type SwatchProps } from './Swatch';

interface LegendProps {
  readonly items: readonly (SwatchProps & { readonly text: string })[];
  readonly className?: string | undefined;
}

/** What the marks of a plot mean; at 320 px one below the other. */
export const Legend = ({ items, className }: LegendProps) => (
  <ul className={`${styles.root} ${className ?? ''}`}>
    {items.map(({ text, ...swatch }) => (
      <Text key={text} as="li" look="source" className={styles.item}>
        <Swatch {...swatch} />
        {text}
      </Text>
    ))}
  </ul>
);
