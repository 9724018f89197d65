import { Plot } from '../../../../ui/plot/Plot';
import { Stroke } from '../../../../ui/plot/Stroke';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Text } from '../../../../ui/primitives/Text';
import { alarmsOf, outcomeOf } from '../alarmsOf';
import type { CaseData } from '../coldCase';
import { nightPath } from '../nightPath';
import { FILLS } from './fills';
import words from './words.json';
import * as styles from './CaseCells.module.css';

interface CaseCellsProps {
  readonly cases: readonly CaseData[];
  readonly chosen: number;
  readonly onChoose: (number: number) => void;
}

/** A cell for each case: its number, what is in it, and its night in small. */
export const CaseCells = ({ cases, chosen, onChoose }: CaseCellsProps) => (
  <ChoiceRow
    legend={words.legend}
    isLegendHidden
    look={{ own: styles.cells }}
    value={String(chosen)}
    onChange={(key) => onChoose(Number(key))}
    choices={cases.map((cold) => ({
      key: String(cold.number),
      content: (
        <>
          <Text as="span" look="tick" className={styles.name}>
            <b>{cold.number}</b> <span className={styles.what}>{cold.name}</span>
          </Text>
          <Plot
            className={styles.plot}
            strokes={
              <Stroke kind="line" fill={FILLS[outcomeOf(alarmsOf(cold))]} path={nightPath(cold)} />
            }
          />
        </>
      ),
    }))}
  />
);
