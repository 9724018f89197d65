import { useId, useRef, type SyntheticEvent } from 'react';
import { replaceQuery } from '../../../browser/route';
import { useQuery } from '../../../browser/useQuery';
import { readWords, writeWords } from '../../../search/browse/facets';
import { searchPath } from '../../../search/searchPath';
import { fill } from '../../../text/fillWords';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Button } from '../../../ui/primitives/Button';
import { Fold } from '../../../ui/primitives/Fold';
import { Prose } from '../../../ui/primitives/Prose';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Text } from '../../../ui/primitives/Text';
import { TextField } from '../../../ui/primitives/TextField';
import type { SectionProps } from '../../../content-model/sectionProps';
import { findAnswers } from './findAnswers';
import type { askedQuestions } from './schema';
import words from './words.json';
import * as styles from './QuestionField.module.css';

type QuestionFieldProps = Pick<
  SectionProps<typeof askedQuestions>,
  'find' | 'send' | 'asked' | 'examples' | 'pages'
>;

/** The nearest, and two more. */
const MOST = 3;

/** A field for a question; the nearest answer is open below it, and the address keeps what was asked. */
export function QuestionField({ find, send, asked, examples, pages }: QuestionFieldProps) {
  const id = useId();
  const results = useRef<HTMLDivElement>(null);
  const query = useQuery();
  const question = readWords(query);
  const ask = (next: string): void => replaceQuery(writeWords(query, next));
  const entries = pages.flatMap((page) =>
    page.questions.map((item) => ({ ...item, topic: page.title, path: page.path })),
  );
  const found = findAnswers(entries, question);
  const shown = found.slice(0, MOST);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    results.current?.querySelector<HTMLElement>('summary, a')?.focus();
  };
  return (
    <Scripted className={styles.root}>
      <form role="search" onSubmit={submit} className={styles.form}>
        <TextField
          id={id}
          label={find}
          type="search"
          isLarge
          autoComplete="off"
          value={question}
          onChange={({ target }) => ask(target.value)}
        />
        <Button type="submit">{send}</Button>
      </form>
      <div className={styles.examples}>
        <Text look="small" isSoft>
          {asked}
        </Text>
        {examples.map((example) => (
          <Button key={example} variant="quiet" size="small" onClick={() => ask(example)}>
            {example}
          </Button>
        ))}
      </div>
      {question.trim() === '' ? null : (
        <div ref={results} className={styles.found}>
          <Text look="small" isSoft>
            <span role="status">
              {shown.length === 0
                ? words.none
                : shown.length === 1
                  ? words.one
                  : fill(words.found, { count: shown.length })}
            </span>
          </Text>
          {shown.map((item, index) => (
            <Fold
              key={item.question}
              isOpen={index === 0}
              title={
                <Text as="span" look={index === 0 ? 'name' : 'label'}>
                  {item.question}
                </Text>
              }
            >
              <div className={styles.answer}>
                <Prose html={item.answer.replaceAll('href="#', `href="${item.path}#`)} />
                <ArrowLink href={item.path}>{item.topic}</ArrowLink>
              </div>
            </Fold>
          ))}
          {shown.length === 0 ? (
            <ArrowLink href={searchPath(question)}>
              {fill(words.site, { words: question })}
            </ArrowLink>
          ) : null}
        </div>
      )}
    </Scripted>
  );
}
