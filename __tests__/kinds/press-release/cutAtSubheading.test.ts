import { cutAtSubheading } from '../../../src/kinds/press-release/read/cutAtSubheading';

it('cuts at the second subheading', () => {
  expect(cutAtSubheading('<h2>a</h2><p>b</p><h2>c</h2>')).toEqual([
    '<h2>a</h2><p>b</p>',
    '<h2>c</h2>',
  ]);
});

it('keeps a text of one part whole', () => {
  expect(cutAtSubheading('<h2>a</h2><p>b</p>')).toEqual(['<h2>a</h2><p>b</p>', '']);
});
