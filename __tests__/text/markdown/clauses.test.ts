import { renderClauses } from '../../../src/text/markdown/renderClauses';

const BODY = `## What it is about

> This website. *Not* the product.

Words with [a link](/pricing/).

### A part of it

> A quote that is no plain words.

## What it is about

> A table.

Before.

{cookie-table}

After {cookie-table} the table.
`;

it('gives each clause its heading, its plain words and the rest', () => {
  const [first, second, ...others] = renderClauses(BODY);
  expect(others).toEqual([]);
  expect(first?.plain).toBe('<p>This website. <em>Not</em> the product.</p>');
  expect(first?.parts).toHaveLength(1);
  expect(first?.parts[0]?.html).toMatch(/^<p>Words.*<h3.*<blockquote>/s);
  expect(second?.plain).toContain('A table.');
});

it('gives clauses of one heading anchors of their own, and titles without ours', () => {
  const clauses = renderClauses(BODY);
  expect(clauses.map(({ id }) => id)).toEqual(['what-it-is-about', 'what-it-is-about-1']);
  expect(clauses.map(({ title }) => title)).toEqual(['What it is about', 'What it is about']);
});

it('cuts the text where a line names what the site puts there, and nowhere else', () => {
  const [, { parts } = { parts: [] }] = renderClauses(BODY);
  expect(parts.map(({ html, insert }) => insert ?? html?.replace(/<[^>]*>/g, ''))).toEqual([
    'Before.',
    'cookie-table',
    'After {cookie-table} the table.',
  ]);
});
