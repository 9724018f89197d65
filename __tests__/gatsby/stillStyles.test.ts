import { isOfOnePage, unshownIn, withoutUnshown } from '../../src/gatsby/stillStyles';
import { sheetsOfOne } from '../../src/gatsby/sheetsOfScripts';

const html = '<section class="root record"><p class="title">Title</p></section>';
const still = ['root', 'record', 'lost', 'title', 'term'];

it('finds the variants that a page does not show', () => {
  expect(unshownIn(html, still)).toEqual(['lost', 'term']);
  expect(unshownIn(html)).not.toEqual([]);
});

it('leaves out what only they follow, at every width', () => {
  const styles = [
    '.root,.lost{top:0}.lost .title{top:1px}.record:not(.lost) .title{top:2px}',
    '.root :is(.term,.title){top:3px}.loston{top:4px}',
    '@media (width>=48em){.lost{top:5px}}@keyframes grow{0%{top:6px}}',
  ].join('');
  expect(withoutUnshown(styles, ['lost', 'term'])).toBe(
    [
      '.root{top:0}.record:not(.lost) .title{top:2px}',
      '.root :is(.term,.title){top:3px}.loston{top:4px}',
      '@keyframes grow{0%{top:6px}}',
    ].join(''),
  );
});

it('knows the sheets of one page: no other page has them, and nothing that comes later', () => {
  const sheets = {
    alone: ['/1.css', '/both.css'],
    other: ['/2.css', '/both.css', '/drawn.css'],
    kind: ['/3.css'],
    drawings: ['/drawn.css'],
  };
  const own = sheetsOfOne(sheets, ['alone', 'other', 'kind', 'kind']);
  expect(own).toEqual(['/1.css', '/2.css']);
  expect(isOfOnePage('/2.css', own)).toBe(true);
  expect(isOfOnePage('/3.css', own)).toBe(false);
});
