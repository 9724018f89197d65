import type { ReactNode } from 'react';
import copy from '../../copy/templates.json';
import { fill } from '../../text/fillWords';
import { wordsOf, type Chapter } from '../../text/markdown/chapters';
import { Fold } from '../../ui/primitives/Fold';
import { FoldLine } from '../../ui/primitives/FoldLine';
import { Prose } from '../../ui/primitives/Prose';
import { Text } from '../../ui/primitives/Text';
import * as styles from './GuideChapter.module.css';

interface GuideChapterProps {
  readonly chapter: Chapter;
  /** Of a guide that is looked up as much as read: its tables wait to be asked for at any width. */
  readonly isLookedUp?: boolean;
  /** What is never folded: drawings, sheets, calculations. */
  readonly children: ReactNode;
}

const tablesIn = (html: string): number => html.split('<table').length - 1;

/** Says how much a fold holds. */
function lineOf(detail: string): string {
  const tables = tablesIn(detail);
  const words = [copy.inFull, copy.inFullTable][tables] ?? copy.inFullTables;
  return fill(words, { words: wordsOf(detail), tables });
}

/** A chapter that opens with its answer. The detail is folded where the window is narrow. */
export function GuideChapter({ chapter, isLookedUp = false, children }: GuideChapterProps) {
  const { id, heading, answer, detail } = chapter;
  const isAsked = isLookedUp && tablesIn(detail) > 0;
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
          isOpenWide={!isAsked}
          title={<FoldLine holds={lineOf(detail)} of={id.replaceAll('-', ' ')} />}
        >
          <div className={isAsked ? styles.asked : styles.detail}>
            <Prose html={detail} />
          </div>
        </Fold>
      ) : null}
      {children}
    </section>
  );
}
