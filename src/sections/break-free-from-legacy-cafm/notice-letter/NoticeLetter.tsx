import { useRef, useState } from 'react';
import copy from '../words.json';
import { inWords } from '../../../time/inWords';
import { isDay, letterMail, letterPieces, letterText, type Filled } from './noticeLetter';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Button } from '../../../ui/primitives/Button';
import { Fold } from '../../../ui/primitives/Fold';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { TextField } from '../../../ui/primitives/TextField';
import { NoticeLetterDay } from './NoticeLetterDay';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { noticeLetter } from './schema';
import * as styles from './NoticeLetter.module.css';

/** Letter to fill in, copy or mail; without scripts it keeps its brackets. */
export function NoticeLetter(section: SectionProps<typeof noticeLetter>) {
  const { title, lead, anchor, subject, letter, blanks, periods } = section;
  const [typed, setTyped] = useState<Filled>({});
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const paper = useRef<HTMLElement>(null);
  const end = blanks.find(({ kind }) => kind === 'end');
  const lastDay = end ? (typed[end.name] ?? '') : '';
  const filled = end ? { ...typed, [end.name]: isDay(lastDay) ? inWords(lastDay) : '' } : typed;
  const text = letterText(letter, filled);
  const copyLetter = (): void => {
    const select = (): void => {
      paper.current?.closest('details')?.setAttribute('open', '');
      if (paper.current) getSelection()?.selectAllChildren(paper.current);
      setOutcome('selected');
    };
    // Missing on pages without HTTPS.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) clipboard.writeText(text).then(() => setOutcome('copied'), select);
    else select();
  };
  return (
    <Section
      title={title}
      lead={lead}
      anchor={anchor}
      head="side"
      ground="wash"
      className={styles.ground}
    >
      <div className={styles.root}>
        <Scripted className={styles.words}>
          <form
            aria-label={copy.yourWords}
            className={styles.fields}
            onSubmit={(event) => event.preventDefault()}
          >
            {blanks.map(({ name, label, kind }) => (
              <TextField
                key={name}
                id={`letter-${name.replace(/\W+/g, '-')}`}
                label={label}
                type={kind === 'end' ? 'date' : 'text'}
                maxLength={80}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            ))}
            {end ? <NoticeLetterDay {...{ periods, lastDay }} /> : null}
          </form>
        </Scripted>
        <Fold
          isOpen
          isOpenWide
          title={
            <Text as="span" look="name">
              {copy.letter}
            </Text>
          }
        >
          <article ref={paper} aria-label={copy.letter} className={styles.paper} data-keep-clear>
            {letter.map((paragraph) => (
              <p key={paragraph}>
                {letterPieces(paragraph, filled).map(({ text: run, blank, isFilled }, index) =>
                  blank === undefined ? (
                    run
                  ) : (
                    <span key={index} className={isFilled ? styles.filled : styles.blank}>
                      {run}
                    </span>
                  ),
                )}
              </p>
            ))}
          </article>
        </Fold>
        <div className={styles.actions}>
          <Scripted>
            <Button variant="ink" onClick={copyLetter}>
              {copy.copy}
            </Button>
          </Scripted>
          <ArrowLink href={letterMail(subject, text)}>{copy.mail}</ArrowLink>
          <p role="status" className={styles.outcome}>
            {outcome ? copy[outcome] : ''}
          </p>
        </div>
      </div>
    </Section>
  );
}
