import copy from '../../../copy/changes.json';
import { inWords } from '../../../time/inWords';
import { unbroken } from '../unbroken';

/** How a change is called: added, changed, retired. */
export const KINDS = ['added', 'changed', 'retired'] as const;

export type ChangeKind = (typeof KINDS)[number];

/** What a version of Lintel changed for programs; code stands in backticks. */
export interface ApiChange {
  readonly version: string;
  readonly released: string;
  readonly api: readonly { readonly is: ChangeKind; readonly text: string }[];
}

/** What months of releases changed for programs; those that changed nothing are left out. */
export const changesIn = (months: readonly object[]): ApiChange[] =>
  (months as readonly ApiChange[]).flatMap(({ version, released, api }) =>
    api.length > 0
      ? [{ version, released, api: api.map(({ is, text }) => ({ is, text: unbroken(text) })) }]
      : [],
  );

/** One sentence or more that says all of it. */
export const saysOf = ({ version, released, api }: ApiChange): string =>
  `**${version}, ${inWords(released)}.** ${api
    .map(({ is, text }) => `${copy.api[is]}: ${text.replaceAll('`', '')}`)
    .join(' ')}`;

/** Every line of it, with the version that it came in. */
export const linesOf = (changes: readonly ApiChange[]) =>
  changes.flatMap(({ version, released, api }) =>
    api.map(({ is, text }, index) => ({
      key: `${version} ${index}`,
      version,
      day: inWords(released),
      kind: copy.api[is],
      text,
    })),
  );
