import { openJob } from '../../../../../src/sections/product/service-request-software/complaint/openJob';

const cold = { name: 'Too cold', words: ['cold', 'freezing'] };
const leak = { name: 'Water', words: ['leak*', 'water'] };
const noHotWater = { name: 'No hot water', words: ['water is cold', 'no hot water'] };
const light = { name: 'Light', words: ['light', 'flicker*'] };
const open = (say: string) => openJob(say, [cold, leak, noHotWater, light]);

describe('openJob', () => {
  it('opens the job that a word means, whatever its case and ending', () => {
    expect(open('It is FREEZING in here').troubles).toEqual([cold]);
    expect(open('the ceiling is leaking').troubles).toEqual([leak]);
  });

  it('reads the place in the forms in which people write it', () => {
    expect(open('4.12 too cold').place).toBe('4.12');
    expect(open('Cold in room B-117 again').place).toBe('room B-117');
    expect(open('3rd floor is cold').place).toBe('3rd floor');
    expect(open('the floor is wet').place).toBeUndefined();
  });

  it('opens one job for each trouble, in the order of the sentence', () => {
    expect(open('The light flickers and it is cold').troubles).toEqual([light, cold]);
  });

  it('uses the longer phrase, and its words only once', () => {
    expect(open('the water is cold').troubles).toEqual([noHotWater]);
  });

  it('opens nothing for words it does not know', () => {
    expect(open('The usual thing again').troubles).toEqual([]);
    expect(open('').pieces).toEqual([]);
  });

  it('matches whole words', () => {
    expect(open('a scolding in the lighthouse').troubles).toEqual([]);
  });

  it('marks what it used, and keeps every sign of what was written', () => {
    const say = 'Room 4.12, much too cold!';
    const { pieces } = open(say);
    expect(pieces.map(({ text }) => text).join('')).toBe(say);
    expect(pieces.filter(({ isUsed }) => isUsed).map(({ text }) => text)).toEqual([
      'Room 4.12',
      'cold',
    ]);
  });
});
