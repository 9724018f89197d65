import { renderToStaticMarkup } from 'react-dom/server';
import type { PreRenderHTMLArgs } from 'gatsby';
import { onPreRenderHTML } from '../../src/gatsby/onPreRenderHTML';
import { sourceOf } from '../../src/security/sourceOf';

it('lets a page name its own style sheets before the first of them', () => {
  let head = [
    <style key="a" dangerouslySetInnerHTML={{ __html: 'a{color:red}' }} />,
    <meta key="b" name="generator" content="Gatsby" />,
  ];
  void onPreRenderHTML?.(
    {
      getHeadComponents: () => head,
      replaceHeadComponents: (components) => void (head = components as typeof head),
      getPostBodyComponents: () => [],
      replacePostBodyComponents: () => undefined,
    } as Partial<PreRenderHTMLArgs> as PreRenderHTMLArgs,
    { plugins: [] },
  );
  const markup = renderToStaticMarkup(head);
  const policy = markup.indexOf(sourceOf('a{color:red}').replaceAll("'", '&#x27;'));
  expect(policy).toBeGreaterThan(0);
  expect(policy).toBeLessThan(markup.indexOf('<style'));
});
