import { roomsOf } from '../../../src/kinds/knowledge-base/rooms';

it('puts what a placeholder names between the texts around it', () => {
  expect(roomsOf('<p>A</p><p>{terms}</p><p>B</p>')).toEqual([
    { parts: ['<p>A</p>', { marker: 'terms' }, '<p>B</p>'] },
  ]);
});

it('folds up to the next fold, to the end, or to the next chapter', () => {
  const html =
    '<p>A</p><p>{fold: One}</p><p>B</p><p>{fold: Two}</p><p>C</p><p>{end}</p><p>D</p>' +
    '<p>{fold: Three}</p><p>E</p><h2 id="f">F</h2><p>G</p>';
  expect(roomsOf(html)).toEqual([
    { parts: ['<p>A</p>'] },
    { fold: 'One', parts: ['<p>B</p>'] },
    { fold: 'Two', parts: ['<p>C</p>'] },
    { parts: ['<p>D</p>'] },
    { fold: 'Three', parts: ['<p>E</p>'] },
    { parts: ['<h2 id="f">F</h2><p>G</p>'] },
  ]);
});

it('keeps chapters together where nothing folds', () => {
  expect(roomsOf('<h2>A</h2><p>B</p><h2>C</h2>')).toEqual([
    { parts: ['<h2>A</h2><p>B</p><h2>C</h2>'] },
  ]);
});
