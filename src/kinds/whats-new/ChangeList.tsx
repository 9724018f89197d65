import { graphql } from 'gatsby';
import { useKeptChoice } from '../../browser/useKeptChoice';
import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';
import { ChoiceRow } from '../../ui/primitives/ChoiceRow';
import { Container } from '../../ui/primitives/Container';
import { ApiNotes } from './ApiNotes';
import { Change } from './Change';
import * as styles from './ChangeList.module.css';
import { choiceOf, choicesOf } from './roles';

interface ChangeListProps {
  readonly month: Queries.ChangeListFragment;
  /** Version that came before, if any. */
  readonly before: string | undefined;
}

/** Changes of a month, the main one first and on ink, and those of its interface; by role. */
export function ChangeList({ month, before }: ChangeListProps) {
  const { form, keep } = useKeptChoice();
  const { version, changes, api } = month;
  const choices = choicesOf(month);
  return (
    <section aria-labelledby="changes" data-choices>
      <h2 id="changes" className="visuallyHidden">
        {fill(copy.changesTitle, { version })}
      </h2>
      <form ref={form} onChange={keep} className={styles.bar}>
        <Container>
          <ChoiceRow
            legend={copy.filterName}
            look="chips"
            name="for"
            className={styles.choices}
            choices={[
              { key: 'all', content: copy.everyone, count: changes.length },
              ...choices.map(({ role, count }) => ({
                key: role,
                content: copy.roles[role],
                count,
              })),
            ]}
          />
        </Container>
      </form>
      <ol>
        {changes.map((change, index) => (
          <Change
            key={change.title}
            change={change}
            index={index}
            version={version}
            before={before}
            choice={choiceOf(choices, change.roles)}
          />
        ))}
      </ol>
      {api.length > 0 ? (
        <div data-choice={choiceOf(choices, ['programs'])}>
          <ApiNotes notes={api} />
        </div>
      ) : null}
    </section>
  );
}

export const fragment = graphql`
  fragment ChangeList on WhatsNew {
    version
    changes {
      ...MonthChange
    }
    api {
      ...ApiNote
    }
  }
`;
