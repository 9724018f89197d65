import { FIGURE_TYPES } from '../../content-model/entry-figure';
import { GROUNDS } from '../../content-model/entry-figure/parts';
import { isPageKind } from '../../content-model/kind';
import { show, type ContentError } from './contentError';
import type { PageEntry } from './siteMap';

interface Dated {
  readonly page: PageEntry;
  readonly day: number;
  readonly figure: Readonly<Record<'type' | 'ground', unknown>>;
}

/** A page of a kind whose pages each have a day and a figure. What is wrong with either, the shape says; drafts may wait. */
function dated(page: PageEntry): Dated[] {
  const { kind, content } = page.entry;
  if (!isPageKind(kind) || !kind.dateKey || content.data['draft'] === true) return [];
  const day = Date.parse(String(content.data[kind.dateKey]));
  const figure = 'figure' in kind.schema.shape && (content.data['figure'] as Dated['figure']);
  return figure && !Number.isNaN(day) ? [{ page, day, figure }] : [];
}

/** Figures that are of the type, or on the ground, of the one before them in time. */
export function checkNeighbors(pages: readonly PageEntry[]): ContentError[] {
  const inTime = pages
    .flatMap(dated)
    .sort(
      (one, other) => one.day - other.day || one.page.address.localeCompare(other.page.address),
    );
  return [...new Set(inTime.map(({ page }) => page.entry.kind))].flatMap((kind) => {
    const own = inTime.filter(({ page }) => page.entry.kind === kind);
    return own.flatMap(({ page: { entry }, figure }, place) =>
      (['type', 'ground'] as const).flatMap((key) => {
        const before = own[place - 1];
        const value = figure[key];
        if (!value || before?.figure[key] !== value) return [];
        const taken = new Set([value, own[place + 1]?.figure[key]]);
        const free = [...(key === 'type' ? FIGURE_TYPES : GROUNDS)].filter(
          (one) => !taken.has(one),
        );
        const { content } = entry;
        const message = `expected another ${key} than the ${show(value)} of content/${before.page.entry.content.file}, its neighbor in time; free are ${free.join(', ')}`;
        return [
          {
            file: `content/${content.file}`,
            line: content.lineOf(['figure', key]),
            key: `figure.${key}`,
            message,
          },
        ];
      }),
    );
  });
}
