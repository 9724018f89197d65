import { fromHtml } from 'hast-util-from-html';
import { inlineScripts } from '../../../src/gatsby/security/inlineScripts';
import { sourceOf } from '../../../src/gatsby/security/sourceOf';

const scriptsOf = (html: string): string[] => inlineScripts(fromHtml(html));

it('names what a page runs, letter by letter', () => {
  const page = '<script>run("a && b")</script><script id="x">\n1\n</script>';
  expect(scriptsOf(page)).toEqual([sourceOf('run("a && b")'), sourceOf('\n1\n')]);
});

it('leaves out scripts that are files or data', () => {
  const page =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script></script>';
  expect(scriptsOf(page)).toEqual([sourceOf('')]);
});
