import { heardIn, joined } from '../../../src/kinds/webinar/heardIn';

const speakers = [{ name: 'Ada Byrne' }, null, { name: 'Bo Lund' }, { name: 'Cy Mar' }];

it('names those whose words a chapter has', () => {
  const said = '<p><strong>Bo Lund:</strong> No.</p><p><strong>Ada Byrne:</strong> Yes.</p>';
  expect(heardIn(said, speakers)).toEqual(['Ada Byrne', 'Bo Lund']);
});

it('does not take those who are talked about for those who talk', () => {
  const said = '<p><strong>Bo Lund:</strong> Ada Byrne called me.</p>';
  expect(heardIn(said, speakers)).toEqual(['Bo Lund']);
});

it('names nobody where nothing was said', () => {
  expect(heardIn('', speakers)).toEqual([]);
});

it.each([
  [['Ada'], 'Ada'],
  [['Ada', 'Bo'], 'Ada and Bo'],
  [['Ada', 'Bo', 'Cy'], 'Ada, Bo and Cy'],
])('joins %j', (names, words) => {
  expect(joined(names)).toBe(words);
});
