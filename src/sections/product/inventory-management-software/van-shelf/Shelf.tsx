import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import { place } from '../../../../ui/plot/place';
import '../../../../ui/plot/fills.css';
import { percentOf } from '../../../../ui/plot/scale';
import { Pick } from '../../../../ui/primitives/Pick';
import { Text } from '../../../../ui/primitives/Text';
import type { Bin } from './schema';
import words from './words.json';
import * as styles from './Shelf.module.css';

interface ShelfProps {
  readonly bins: readonly Bin[];
  /** Count at which each bin orders, and the one that its wait asks for. */
  readonly lines: readonly number[];
  readonly needed: readonly number[];
  /** Number of the open bin. */
  readonly chosen: number;
  readonly onChoose: (number: number) => void;
}

/** Bins on their boards, filled to scale, a line across each; a line that is too low is marked. */
export function Shelf({ bins, lines, needed, chosen, onChoose }: ShelfProps) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className="visuallyHidden">{words.legend}</legend>
      {bins.map(({ number, part, count, full, ordered }, index) => {
        const line = lines[index] ?? 1;
        const isLow = line < (needed[index] ?? 1);
        const range = { from: 0, to: Math.max(full, line) };
        const state = isLow ? words.tooLow : ordered ? words.ordered : '';
        return (
          <label key={number} className={styles.bin} data-low={isLow || undefined}>
            <Pick
              type="radio"
              name={name}
              checked={number === chosen}
              className={styles.pick}
              onChange={() => onChoose(number)}
            />
            <span className={styles.box}>
              <i
                className={styles.fill}
                data-fill={count <= line ? 'late' : 'measured'}
                style={place({ h: percentOf(count, range) })}
              />
              <i className={styles.line} style={place({ y: percentOf(line, range) })} />
              <Text as="span" look="tick" className={styles.state}>
                {fill(state, { ordered })}
              </Text>
            </span>
            <Text as="span" look="label" className={styles.board}>
              <span className={styles.number}>{number}</span> {part}{' '}
              <Text as="span" look="tick" className={styles.count}>
                {fill(words.of, { count, full })}
              </Text>
            </Text>
          </label>
        );
      })}
    </fieldset>
  );
}
