import type { Root } from 'hast';
import { preventBreaks } from '../../text/preventBreaks';
import type { Context, GraphNode, Resolver } from '../extensions';
import { cutAtSubheading, htmlOf, runIn } from './body';

type Resolve = (field: 'html' | 'headings' | 'htmlAst') => Promise<unknown>;

/** A heading as gatsby-transformer-remark tells of it. */
interface MarkdownHeading {
  readonly id: string;
  readonly value: string;
  readonly depth: number;
}

const FIELDS: Readonly<Record<string, (resolve: Resolve, page: GraphNode) => Promise<unknown>>> = {
  html: (resolve) => resolve('html'),
  headings: async (resolve) =>
    ((await resolve('headings')) as MarkdownHeading[]).map(({ id, value, depth }) => ({
      id,
      text: preventBreaks(value),
      level: depth,
    })),
  opening: async (resolve, { dateline }) => {
    const [opening] = cutAtSubheading((await resolve('htmlAst')) as Root);
    return htmlOf(typeof dateline === 'string' ? runIn(opening, dateline) : opening);
  },
  rest: async (resolve) => htmlOf(cutAtSubheading((await resolve('htmlAst')) as Root)[1]),
};

/**
 * `@fromMarkdown`: what gatsby-transformer-remark makes of the body, whose node is the parent of the
 * page. `opening` ends before the first subheading, `rest` begins there.
 */
export const fromMarkdown = {
  name: 'fromMarkdown',
  extend: () => ({
    resolve: ((source, _args, context: Context, info) => {
      const markdown = context.nodeModel.getNodeById({ id: source.parent ?? '' });
      const type = info.schema.getType('MarkdownRemark');
      const fields = type && 'getFields' in type ? type.getFields() : {};
      const resolve: Resolve = async (fieldName) => {
        const field = fields[fieldName];
        if (!markdown || !field || !('resolve' in field) || !field.resolve) {
          throw new Error(`No ${fieldName} of the Markdown of ${source.id}`);
        }
        return await field.resolve(markdown, {}, context, { ...info, fieldName });
      };
      return FIELDS[info.fieldName]?.(resolve, source);
    }) satisfies Resolver,
  }),
};
