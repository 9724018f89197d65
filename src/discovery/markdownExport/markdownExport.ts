import { pageKinds } from '../../registry/kinds';
import { fill } from '../../text/fillWords';
import copy from '../../copy/markdownExport.json';
import { inWords } from '../../time/inWords';
import { site } from '../../site';
import { asTyped } from '../../text/withoutNoBreaks';
import { TERMS_PATH } from '../jsonLd/organization';
import type { FoundPage } from '../page';
import { bodyOf, topFields } from './body';
import { labelOf } from './fields';
import { bullet, heading } from './marks';
import { shownOf } from './contentAt';
import { lineOf, parts } from './toMarkdown';

/**
 * An article as Markdown, for programs that read instead of render: what its page tells, made from
 * the schema of its kind, with whole addresses. `origin` is that of the site.
 * @throws Error for a page of no kind
 */
export function twin(page: FoundPage, origin: string): string {
  const kind = pageKinds.find(({ name }) => name === page.kind);
  if (!kind) throw new Error(`${page.path}: no kind ${page.kind}`);
  const address = origin + page.path;
  const telling = { address, refer: page.refer };
  const { lead, data, body, heading: title } = shownOf(page);
  const fields = topFields(kind.schema, data);
  const { text, used } = bodyOf(body, fields, telling);
  const rest = fields
    .filter(({ key }) => !used.has(key))
    .map((field) => {
      const line = Array.isArray(field.value) ? undefined : lineOf(field, telling);
      return { field, line };
    });
  const facts = [
    ['kind', page.kindTitle],
    ['page', address],
    ...rest.flatMap(({ field, line }) => (line === undefined ? [] : [[field.key, line]])),
    ...(page.changed && !data['updated'] ? [['changed', asTyped(inWords(page.changed))]] : []),
  ];
  const lists = rest.flatMap(({ field, line }) =>
    line === undefined ? parts(field, 2, telling) : [],
  );
  const dateline = typeof data['dateline'] === 'string' ? `**${asTyped(data['dateline'])}** ` : '';
  const told = text ? [...(title ? [heading(2, asTyped(title))] : []), dateline + text] : [];
  return `${[
    heading(1, asTyped(page.title)),
    `> ${asTyped(lead)}`,
    facts.map(([key = '', line = '']) => bullet(`${labelOf(key)}: ${line}`)).join('\n'),
    ...(title ? [...lists, ...told] : [...told, ...lists]),
    '---',
    fill(copy.source, { company: site.legalName, address, terms: origin + TERMS_PATH }),
  ].join('\n\n')}\n`;
}
