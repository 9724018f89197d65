import { isRich } from '../../../src/gatsby/sections/isRich';

it.each([
  ['| a | b |\n| - | - |', true],
  ['Before.\n\n- one\n- two', true],
  ['1. one', true],
  ['## Title', true],
  ['`code`', true],
  ['See [them](https://example.com).', true],
  ['See [here](/x/) and **there** - or not.\n\nTwo paragraphs, 18. and #7.', false],
])('knows whether a text is more than paragraphs: %j', (text, expected) => {
  expect(isRich([{ type: 'faq', items: [{ answer: text, look: null, count: 3 }] }])).toBe(expected);
});
