import { z } from 'zod';
import { descriptionOf, isOptional } from './explained';
import { kinds } from '../kinds';
import type { Kind } from '../../content-model/kind';
import { isPageKind } from '../../content-model/kind';
import { pageFields } from '../../content-model/fields';
import { unwrap } from '../../content-model/roles';

const words = (schema: z.core.$ZodType): string => {
  const text = descriptionOf(schema);
  const inner = unwrap(schema);
  const choice =
    inner instanceof z.ZodEnum ? inner.options.map((one) => `\`${one}\``).join(', ') : '';
  return [text, choice].filter(Boolean).join(': ').replaceAll('|', '\\|');
};

const row = ([key, schema]: [string, z.core.$ZodType]): string =>
  `| \`${key}\` | ${isOptional(schema) ? '' : 'yes'} | ${words(schema)} |`;

const table = (fields: readonly [string, z.core.$ZodType][]): string =>
  ['| key | needed | what it is |', '| --- | --- | --- |', ...fields.map(row)].join('\n');

function chapter(kind: Kind): string {
  const common = isPageKind(kind) ? Object.keys(pageFields) : [];
  const own = Object.entries(kind.schema.shape).filter(([key]) => !common.includes(key));
  const place = `Files: \`content/${kind.folder}/*.${kind.format}\``;
  return [
    `## ${kind.label}`,
    place,
    ...(own.length > 0 ? [table(own as [string, z.core.$ZodType][])] : []),
  ].join('\n\n');
}

/** The page of the documentation that lists every key of every kind. */
export const fieldTables = (): string =>
  [
    '# Every key of the frontmatter',
    'Made from the schemas by `npm run make:schemas`; a test keeps it true.',
    '## Every page',
    table(Object.entries(pageFields)),
    ...kinds.map(chapter),
    '',
  ].join('\n\n');
