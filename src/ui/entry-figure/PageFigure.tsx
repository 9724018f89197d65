import { marksOf, startOf } from '../../content-model/entry-figure/marksOf';
import type { EntryFigure } from '../../content-model/entry-figure';
import { fill } from '../../text/fillWords';
import { Emphasis } from '../primitives/Emphasis';
import { Text } from '../primitives/Text';
import { groundOf } from './ground';
import './ground.css';
import * as styles from './PageFigure.module.css';
import { Shape } from './Shape';
import words from './words.json';

interface PageFigureProps {
  readonly figure: EntryFigure;
  readonly id: string;
}

/**
 * A figure that can be read mark by mark: each is a radio, and its words share one cell with those of
 * the others, so that nothing moves. Style sheets alone show the words of the chosen one.
 */
export function PageFigure({ figure, id }: PageFigureProps) {
  const { number, says, source, type } = figure;
  const isBeside = type === 'object' || type === 'plan';
  const look = isBeside ? 'lead' : 'body';
  const rest = type === 'marks' ? figure.rest : undefined;
  return (
    <figure className={styles.root} {...groundOf(figure)}>
      <div className={styles.head}>
        <Text look="figureXl">{number}</Text>
        <Text look="lead" className={styles.says}>
          {says}
        </Text>
      </div>
      <div className={`${styles.frame} ${isBeside ? styles.beside : ''}`}>
        <fieldset>
          <legend className="visuallyHidden">{fill(words.legend, { number, says })}</legend>
          <Shape figure={figure} id={id} start={startOf(figure)} />
        </fieldset>
        <div className={styles.reads}>
          {marksOf(figure).map(({ name, planned, read }, index) => (
            <div key={name} id={`${id}-${index}`} className={styles.read}>
              {planned ? (
                <Fate planned={planned} became={read} />
              ) : (
                <Said text={read} look={look} />
              )}
            </div>
          ))}
          {rest ? (
            <div className={`${styles.read} ${styles.rest}`}>
              <Said text={rest} look={look} />
            </div>
          ) : null}
        </div>
      </div>
      <Text as="figcaption" look="source">
        {source}
      </Text>
    </figure>
  );
}

interface SaidProps {
  readonly text: string;
  readonly look: 'lead' | 'body';
}

const Said = ({ text, look }: SaidProps) => (
  <Text look={look} isSoft>
    <Emphasis text={text} />
  </Text>
);

/** What a part was for, and what came of it. */
const Fate = ({ planned, became }: { readonly planned: string; readonly became: string }) => (
  <div className={styles.fate}>
    <Text as="div" isSoft>
      <Text look="source">{words.planned}</Text>
      {planned}
    </Text>
    <Text as="div">
      <Text look="source">{words.became}</Text>
      {became}
    </Text>
  </div>
);
