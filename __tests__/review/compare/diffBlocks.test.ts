import { diffBlocks } from '../../../src/review/compare/diffBlocks';
import type { Block } from '../../../src/review/record/schema';

const page: Block[] = [
  ['h1', 'Prices'],
  ['p', 'Two numbers make the price of it.'],
  ['h2', 'Training'],
  ['p', 'More training on site costs $950 a morning.'],
  ['p', 'We come by train.'],
];
const withBlock = (at: number, ...blocks: Block[]): Block[] => page.toSpliced(at, 1, ...blocks);

it.each<[string, Block[], unknown]>([
  ['nothing', page, []],
  [
    'a word, under the heading above it',
    withBlock(3, ['p', 'More training on site costs $1,050 a morning.']),
    [
      {
        where: 'Training',
        parts: ['More training on site costs', { del: '$950' }, { ins: '$1,050' }, 'a morning.'],
      },
    ],
  ],
  [
    'a paragraph that went',
    withBlock(4),
    [{ where: 'Training', parts: [{ del: 'We come by train.' }] }],
  ],
  [
    'a paragraph that came beside one that changed',
    withBlock(4, ['p', 'It rains.'], ['p', 'We come by bus.']),
    [
      { where: 'Training', parts: [{ ins: 'It rains.' }] },
      { where: 'Training', parts: ['We come by', { del: 'train.' }, { ins: 'bus.' }] },
    ],
  ],
  [
    'a heading, under itself',
    withBlock(2, ['h2', 'Training on site']),
    [{ where: 'Training on site', parts: [{ del: 'Training' }, { ins: 'Training on site' }] }],
  ],
])('finds %s', (_, is, changed) => {
  expect(diffBlocks(page, is)).toEqual(changed);
});
