import type { PublicPage } from '../content-model/publicPage';

/** An ISO day: of a day itself, of a moment, the first of a month. */
export const isoDay = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  return value.length === 7 ? `${value}-01` : value.slice(0, 10);
};

/** ISO day on which a page was published, of those kinds that state it. */
export const publishedOf = ({ kind, data }: PublicPage<object>): string | undefined =>
  kind.publishedKey === null ? undefined : isoDay(data[kind.publishedKey as keyof typeof data]);
