import { inlineScripts } from '../../src/gatsby/security/inlineScripts';
import { sourceOf } from '../../src/gatsby/security/sourceOf';

it('names what a page runs, each once', () => {
  const page = '<script>run()</script><script id="x">\n1\n</script>';
  expect(inlineScripts([page, page])).toEqual([sourceOf('run()'), sourceOf('\n1\n')].sort());
});

it('leaves out scripts that are files or data', () => {
  const page =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script></script>';
  expect(inlineScripts([page])).toEqual([sourceOf('')]);
});
