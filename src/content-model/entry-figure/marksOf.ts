import type { EntryFigure } from './index';

/** A mark in words: what it is, its value, and what is read out for it. */
export interface Mark {
  readonly name: string;
  readonly value: string;
  readonly read: string;
  /** Of a part whose plan is known: what it was for; `read` is then what came of it. */
  readonly planned?: string | undefined;
}

/** The marks of a figure, in order. */
export function marksOf(figure: EntryFigure): Mark[] {
  switch (figure.type) {
    case 'measure':
      return figure.yardsticks.map((mark) => ({ ...mark, value: mark.short }));
    case 'pair':
      return [figure.before, figure.after].map((mark) => ({ ...mark, value: mark.text }));
    case 'marks':
      return figure.groups.map((mark) => ({ ...mark, value: String(mark.count) }));
    case 'parts':
      return figure.parts.map((mark) => ({
        ...mark,
        value: mark.text,
        read: mark.read ?? mark.became ?? '',
      }));
    case 'series':
      return figure.points.map((mark) => ({ ...mark, value: mark.text }));
    case 'times':
      return figure.events.map((mark) => ({ ...mark, value: mark.short }));
    case 'route':
      return figure.stops.map((mark) => ({
        ...mark,
        name: `${mark.short}, ${mark.name}`,
        value: String(mark.count),
      }));
    case 'object':
      return figure.lines;
    case 'plan':
      return figure.marks.map((mark) => ({ ...mark, value: mark.n }));
  }
}

const first = (list: readonly { readonly main?: boolean | undefined }[]): number =>
  Math.max(
    0,
    list.findIndex(({ main }) => main),
  );

const live = (list: readonly { readonly tone: string }[]): number =>
  first(list.map(({ tone }) => ({ main: tone === 'live' })));

/** What is read out from the start: the main one, the first if none is; -1 for what is before all. */
export function startOf(figure: EntryFigure): number {
  switch (figure.type) {
    case 'measure':
      return first(figure.yardsticks);
    case 'pair':
      return 1;
    case 'marks':
      return figure.rest ? -1 : live(figure.groups);
    case 'parts':
      return live(figure.parts);
    case 'series':
      return first(figure.points);
    case 'times':
      return first(figure.events);
    case 'route':
      return first(figure.stops);
    case 'object':
      return first(figure.lines.map(({ sum }) => ({ main: sum })));
    case 'plan':
      return first(figure.marks);
  }
}

/** The whole figure in one sentence, for those who cannot see it. */
export const sentenceOf = (figure: EntryFigure): string =>
  `${figure.number} ${figure.says}: ${marksOf(figure)
    .map(({ name, value }) => `${name} ${value}`)
    .join('; ')}.`;
