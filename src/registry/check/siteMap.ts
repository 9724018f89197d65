import { markerOf } from '../../text/markdown/clauses';
import { parse } from '../../text/markdown/parse';
import { addressOf } from '../../content-model/addresses';
import { isPageKind, type Kind } from '../../content-model/kind';
import type { ContentFile } from './parseFile';
import { readBody } from './markdown';
import { oncePer } from './oncePer';

export interface Entry {
  readonly kind: Kind;
  readonly content: ContentFile;
}

export interface PageEntry {
  readonly entry: Entry;
  readonly address: string;
  readonly anchors: ReadonlySet<string>;
}

/** Every page that the content makes, by file. */
export function pagesOf(entries: readonly Entry[]): PageEntry[] {
  return entries.flatMap((entry) => {
    const { kind, content } = entry;
    if (!isPageKind(kind)) return [];
    const address = addressOf(kind, content.file, content.data);
    return [{ entry, address, anchors: anchorsOf(entry) }];
  });
}

const listedIn = (value: unknown): object[] =>
  Array.isArray(value)
    ? value.filter((one): one is object => typeof one === 'object' && one !== null)
    : [];

const anchorsOf = oncePer(
  ({ content }: Entry) => content,
  ({ kind, content }): ReadonlySet<string> => {
    const { data } = content;
    const named = [data['sections'], data['chapters']]
      .flatMap((parts) => (Array.isArray(parts) ? (parts as (object | null)[]) : []))
      // What is listed in a section may have anchors of its own.
      .flatMap((part) => [part, ...Object.values(part ?? {}).flatMap(listedIn)])
      // A section of two parts names them `anchor` and, for example, `listAnchor`.
      .flatMap((part) => Object.entries(part ?? {}).filter(([key]) => /^(\w+A|a)nchor$/.test(key)))
      .flatMap(([, anchor]) => (typeof anchor === 'string' ? anchor : []));
    const inserted = kind.hasClauses
      ? parse(content.body).children.flatMap((node) => markerOf(node) ?? [])
      : [];
    return new Set([...readBody(content).anchors, ...named, ...inserted]);
  },
);
