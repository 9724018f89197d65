import type { EntryFigure } from '../../content-model/entry-figure';

export interface FigureProps {
  readonly figure: EntryFigure;
  /** `page` can be read mark by mark; `card` and `share` are one picture. */
  readonly size: 'page' | 'card' | 'share';
  /** Names its radios; one of a kind on its page. */
  readonly id: string;
  /** Of its entry, on a share picture. */
  readonly title?: string | undefined;
}
