import { createHash } from 'node:crypto';
import { inlineSources } from '../../src/gatsby/inlineSources';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names what a page runs and is styled by, each once', () => {
  const page =
    '<style data-href="/a.css">a{b:c}</style><script>run()</script><script id="x">\n1\n</script>';
  expect(inlineSources([page, page])).toEqual({
    scripts: [hashOf('run()'), hashOf('\n1\n')].sort(),
    styles: [hashOf('a{b:c}')],
  });
});

it('leaves out scripts that are files or data', () => {
  const page =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script></script>';
  expect(inlineSources([page]).scripts).toEqual([hashOf('')]);
});
