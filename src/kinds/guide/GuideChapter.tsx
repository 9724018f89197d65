import type { ReactNode } from 'react';
import copy from '../../copy/templates.json';
import { fill } from '../../text/fillWords';
import { wordsOf, type Chapter } from '../../text/markdown/chapters';
import { Fold } from '../../ui/primitives/Fold';
import { Prose } from '../../ui/primitives/Prose';
import { Text } from '../../ui/primitives/Text';
import * as styles from './GuideChapter.module.css';

interface GuideChapterProps {
  readonly chapter: Chapter;
  /** What is never folded: drawings, sheets, calculations. */
  readonly children: ReactNode;
}

/** Says how much a fold holds. */
function lineOf(detail: string): string {
  const tables = detail.split('<table').length - 1;
  const words = [copy.inFull, copy.inFullTable][tables] ?? copy.inFullTables;
  return fill(words, { words: wordsOf(detail), tables });
}

/** A chapter that opens with its answer. The detail is folded where the window is narrow. */
export function GuideChapter({ chapter, children }: GuideChapterProps) {
  const { id, heading, answer, detail } = chapter;
  return (
    <section className={styles.root}>
      <Prose html={heading} />
      {answer ? (
        <Text as="div" look="verdict">
          <Prose html={answer} />
        </Text>
      ) : null}
      {detail ? (
        <Fold
          isOpenWide
          title={
            <b>
              {lineOf(detail)}
              <span className="visuallyHidden">: {id.replaceAll('-', ' ')}</span>
            </b>
          }
        >
          <div className={styles.detail}>
            <Prose html={detail} />
          </div>
        </Fold>
      ) : null}
      {children}
    </section>
  );
}
