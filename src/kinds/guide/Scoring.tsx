import { graphql } from 'gatsby';
import { useId, type CSSProperties } from 'react';
import { replaceQuery } from '../../browser/route';
import { useKeptChoice } from '../../browser/useKeptChoice';
import copy from '../../copy/templates.json';
import { byPoints } from './weighed';
import { place } from '../../ui/plot/place';
import { Text } from '../../ui/primitives/Text';
import * as styles from './Scoring.module.css';

const MOST = 5;

/** Custom properties for the style sheet: `--s1: 4; --s2: 5`. */
const numbered = (prefix: string, values: readonly number[]): CSSProperties =>
  Object.fromEntries(values.map((value, index) => [`--${prefix}${index + 1}`, value]));

/** Removes the weights from the address. */
function forget(): void {
  const others = [...new URLSearchParams(location.search)].filter(([name]) => !/^w\d+$/.test(name));
  replaceQuery(new URLSearchParams(others).toString());
}

/**
 * Candidates sorted by weighted score. The style sheet calculates and sorts, so weighting works
 * without scripts; the address keeps the weights.
 */
export function Scoring({ scoring }: { readonly scoring: Queries.GuideScoringFragment }) {
  const { question, weights, criteria, candidates, note } = scoring;
  const { form, keep } = useKeptChoice();
  const id = useId();
  const usual = criteria.map(({ weight }) => weight);
  return (
    <div style={numbered('w', usual)}>
      <form ref={form} onChange={keep} onReset={forget} className={styles.root}>
        <div>
          <p className={styles.question}>{question}</p>
          {criteria.map(({ name, text, weight }, index) => (
            <fieldset key={name} className={styles.criterion} aria-describedby={`${id}${index}`}>
              <legend className={styles.name}>{name}</legend>
              <p id={`${id}${index}`} className={styles.text}>
                {text}
              </p>
              <span className={styles.weights}>
                {weights.map((word, value) => (
                  <label key={word} className={styles.weight} title={word}>
                    <input
                      type="radio"
                      name={`w${index + 1}`}
                      value={value}
                      aria-label={`${value}, ${word}`}
                      defaultChecked={value === weight}
                      className={styles.input}
                    />
                    <span aria-hidden="true" className={styles.face}>
                      {value}
                    </span>
                  </label>
                ))}
              </span>
            </fieldset>
          ))}
          <p className={styles.reset}>
            <button type="reset" className={styles.button}>
              {copy.usual}
            </button>
          </p>
        </div>
        <ul className={styles.order}>
          {byPoints(candidates, usual).map(({ name, text, scores }) => (
            <li key={name} className={styles.candidate} style={numbered('s', scores)}>
              <b className={styles.who}>{name}</b>
              <span className={styles.points}>
                <b className={styles.sum} /> {copy.points} <span className={styles.most} />
              </span>
              <i className={styles.bar} />
              <span className={styles.about}>{text}</span>
              <span aria-hidden="true" className={styles.scores}>
                {scores.map((score, index) => (
                  <i key={index} style={place({ h: String(score / MOST) })} />
                ))}
              </span>
            </li>
          ))}
        </ul>
        <Text look="source">{note}</Text>
      </form>
    </div>
  );
}

export const fragment = graphql`
  fragment GuideScoring on GuidePlacedScoring {
    question
    weights
    criteria {
      name
      text
      weight
    }
    candidates {
      name
      text
      scores
    }
    note
  }
`;
