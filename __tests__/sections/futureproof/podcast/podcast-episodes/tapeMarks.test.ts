import { tapeMarks } from '../../../../../src/sections/futureproof/podcast/podcast-episodes/tapeMarks';

const recording = {
  recorded: 60,
  longestCut: { from: 30, minutes: 12, what: 'gloves' },
  chapters: [
    { name: 'The roof', at: 45, lines: [{ who: 'guest', says: 'One two three four five six.' }] },
    { name: 'The call', at: 3, lines: [{ who: 'host', says: 'One two three.' }] },
  ],
};

it('has the chapters and the cut in the order of the recording', () => {
  const says = tapeMarks(recording).map(({ mark }) => mark.says);
  expect(says[0]).toContain('The call');
  expect(says[1]).toContain('gloves');
  expect(says[2]).toContain('The roof');
});

it('knows where each lies, and counts the words that are printed', () => {
  const [call, cut] = tapeMarks(recording);
  expect(call?.from).toBe(5);
  expect(call?.mark.says).toMatch(/\b3\b.*\b3\b/);
  expect(cut).toMatchObject({ from: 50, to: 70, isCut: true, mark: { at: 60 } });
});
