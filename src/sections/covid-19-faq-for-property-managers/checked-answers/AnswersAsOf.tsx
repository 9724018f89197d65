import { useKeptChoice } from '../../../browser/useKeptChoice';
import copy from './words.json';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { stateIn, yearsIn } from './heldAnswers';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Fold } from '../../../ui/primitives/Fold';
import * as styles from './AnswersAsOf.module.css';
import { spanInWords, yearsBetween, type Answer } from './spans';

interface AnswersAsOfProps {
  readonly answers: readonly Answer[];
  readonly first: string;
  readonly last: string;
  readonly legend: string;
}

/**
 * Answers, struck out where outdated. A chosen year shows them as of its end, by CSS: later
 * withdrawals are not struck, later answers hidden.
 */
export function AnswersAsOf({ answers, first, last, legend }: AnswersAsOfProps) {
  const { form, keep } = useKeptChoice();
  // The last year is today.
  const years = yearsBetween(first, last).slice(0, -1);
  const standing = answers.filter(({ until }) => !until).length;
  const options = [
    ...years.map((year) => ({
      key: String(year),
      name: String(year),
      count: answers.filter((answer) => stateIn(answer, year) === 'held').length,
      all: answers.filter((answer) => stateIn(answer, year) !== 'later').length,
    })),
    { key: 'today', name: copy.today, count: standing, all: answers.length },
  ];
  return (
    <form ref={form} onChange={keep} className={styles.root}>
      <ChoiceRow
        legend={legend}
        name="as-of"
        look="chips"
        first={options.length - 1}
        className={styles.years}
        choices={options.map(({ key, name, count, all }) => ({
          key,
          content: (
            <>
              {name} <span className={styles.count}>{fill(copy.stand, { count, all })}</span>
            </>
          ),
        }))}
      />
      <ol className={styles.answers}>
        {answers.map((answer, index) => (
          <li
            key={answer.handle}
            className={styles.answer}
            data-later={yearsIn(answer, 'later', years)}
            data-held={yearsIn(answer, 'held', years)}
          >
            <Fold
              isOpen={index === 0}
              title={
                <h3 className={styles.line}>
                  <span className={styles.when}>
                    <span className={answer.until ? styles.fell : styles.stands}>
                      {answer.until
                        ? fill(copy.struck, { day: inWords(answer.until) })
                        : copy.stands}
                    </span>
                    <span className={styles.span}>{spanInWords(answer)}</span>
                  </span>
                  <span className={styles.asked}>{answer.asked}</span>
                </h3>
              }
            >
              {/* Its anchor is within the fold, so that a link to it opens it. */}
              <div id={answer.handle} className={styles.body}>
                {answer.until ? (
                  <del
                    dateTime={answer.until}
                    className={styles.struck}
                    dangerouslySetInnerHTML={{ __html: answer.says }}
                  />
                ) : (
                  <div className={styles.says} dangerouslySetInnerHTML={{ __html: answer.says }} />
                )}
                {answer.why ? (
                  <div className={styles.why} dangerouslySetInnerHTML={{ __html: answer.why }} />
                ) : null}
                <p className={styles.source}>
                  <span className="visuallyHidden">{copy.source}: </span>
                  {answer.source}
                  <time dateTime={answer.checked} className={styles.checked}>
                    {fill(copy.checked, { day: inWords(answer.checked) })}
                  </time>
                </p>
              </div>
            </Fold>
          </li>
        ))}
      </ol>
    </form>
  );
}
