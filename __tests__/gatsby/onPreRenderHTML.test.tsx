import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PreRenderHTMLArgs } from 'gatsby';
import { onPreRenderHTML } from '../../src/gatsby/onPreRenderHTML';
import { sourceOf } from '../../src/gatsby/security/sourceOf';

/** The markup of a head after the last look at it. */
function markupOf(given: readonly ReactElement[]): string {
  let head = [...given];
  onPreRenderHTML?.(
    {
      getHeadComponents: () => head,
      replaceHeadComponents: (components) => void (head = components as ReactElement[]),
      getPostBodyComponents: () => [],
      replacePostBodyComponents: () => undefined,
    } as Partial<PreRenderHTMLArgs> as PreRenderHTMLArgs,
    { plugins: [] },
  );
  return renderToStaticMarkup(head);
}

it('lets a page name its own style sheets before the first of them', () => {
  const markup = markupOf([
    <style key="a" dangerouslySetInnerHTML={{ __html: 'a{color:red}' }} />,
    <meta key="b" name="generator" content="Gatsby" />,
  ]);
  const policy = markup.indexOf(sourceOf('a{color:red}').replaceAll("'", '&#x27;'));
  expect(policy).toBeGreaterThan(0);
  expect(policy).toBeLessThan(markup.indexOf('<style'));
});

it('gives a page nothing twice: of a sheet that it has whole, no styles of drawings', () => {
  const markup = markupOf([
    <style key="a" data-href="/a.css" dangerouslySetInnerHTML={{ __html: '.a{color:red}' }} />,
    <style key="b" data-drawn="/a.css" dangerouslySetInnerHTML={{ __html: '.b{color:red}' }} />,
    <style key="c" data-drawn="/c.css" dangerouslySetInnerHTML={{ __html: '.c{color:red}' }} />,
  ]);
  expect(markup).toContain('.a{');
  expect(markup).toContain('.c{');
  expect(markup).not.toContain('.b{');
});

it('gives it a rule of two drawings once', () => {
  const markup = markupOf([
    <style key="d" data-drawn="/d.css" dangerouslySetInnerHTML={{ __html: '.d{color:red}' }} />,
    <style
      key="e"
      data-drawn="/e.css"
      dangerouslySetInnerHTML={{ __html: '.d{color:red}.e{top:0}' }}
    />,
  ]);
  expect(markup.match(/\.d\{/g)).toHaveLength(1);
  expect(markup).toContain('.e{top:0}');
});

it('gives it no rule of a drawing that its own sheets have, at the widths at which they have it', () => {
  const own = '.a{color:red}@media (width>=48em){.a{color:blue}}';
  const drawn = `${own}.d{color:red}@keyframes grow{0%{opacity:0}}`;
  const markup = markupOf([
    <style key="a" data-href="/a.css" dangerouslySetInnerHTML={{ __html: own }} />,
    <style key="d" data-drawn="/d.css" dangerouslySetInnerHTML={{ __html: drawn }} />,
    <style key="e" data-drawn="/e.css" dangerouslySetInnerHTML={{ __html: own }} />,
  ]);
  expect(markup.match(/\.a\{/g)).toHaveLength(2);
  expect(markup).toContain('.d{color:red}@keyframes grow{0%{opacity:0}}');
  expect(markup.match(/<style/g)).toHaveLength(1);
});

it('joins all sheets that no code asks for by address, that of all pages first, and leaves the others apart', () => {
  const markup = markupOf([
    <style key="a" data-href="/app.1.css" dangerouslySetInnerHTML={{ __html: '.a{top:0}' }} />,
    <style key="b" data-href="/1.2.css" dangerouslySetInnerHTML={{ __html: '.b{top:0}' }} />,
    <style key="c" data-href="/2.3.css" dangerouslySetInnerHTML={{ __html: '.c{top:0}' }} />,
    <style key="d" data-drawn="/d.css" dangerouslySetInnerHTML={{ __html: '.d{top:0}' }} />,
  ]);
  expect(markup).toContain('<style data-href="/1.2.css">.a{top:0}.b{top:0}.d{top:0}</style>');
  expect(markup).toContain('<style data-href="/2.3.css">.c{top:0}</style>');
  expect(markup).not.toContain('app.1.css');
});
