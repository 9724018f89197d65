import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { firstRows } from '../format/csv';
import { preventBreaks } from '../text/preventBreaks';
import { zoneName } from '../time/zoneName';

/** A field of GraphQL that the build works out. */
interface Field {
  readonly type: string;
  readonly args?: Readonly<Record<string, string>>;
  resolve(source: object, args: object, context: object): unknown;
}

/** Types of GraphQL, each with the fields that it gets. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, Field>>>>;

/** What the clocks of a place are called on a day, for what has a moment. */
export const zoneNames = {
  zoneName: {
    type: 'String!',
    resolve: ({ startsAt, timeZone }: { startsAt: string; timeZone: string }) =>
      zoneName(startsAt, timeZone),
  },
};

/** The figure of an entry in words, for rows, which do not draw it. */
export const figureSaid = {
  figureSaid: {
    type: 'String!',
    resolve: ({ figure }: { figure: { readonly number: string; readonly says: string } }) =>
      `**${figure.number}** ${figure.says}`,
  },
};

const inStatic = (href: string): string => path.join('static', href);

/** Bytes of a file that the site serves as it is. */
export const bytesOf = (href: string): number => statSync(inStatic(href)).size;

/** Of a file to keep: how large it is, and how a sheet begins; no rows of another file. */
export const keptFile = {
  size: { type: 'Int!', resolve: ({ href }: { href: string }) => bytesOf(href) },
  rows: {
    type: '[[String!]!]!',
    args: { count: 'Int!' },
    resolve: ({ href }: { href: string }, { count }: { count: number }) =>
      href.endsWith('.csv')
        ? firstRows(readFileSync(inStatic(href), 'utf8'), count).map((row) =>
            row.map(preventBreaks),
          )
        : [],
  },
};
