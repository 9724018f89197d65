import { messageOf, statusOf } from '../../src/browser/statusOf';

it.each([
  [Object.assign(new Error('gone'), { status: 410 }), 410],
  [Object.assign(new Error('busy'), { statusCode: 503 }), 503],
  [new Error('plain'), 500],
  [Object.assign(new Error('fine?'), { status: 200 }), 500],
  [Object.assign(new Error('text'), { status: '404' }), 500],
  ['thrown text', 500],
  [undefined, 500],
  [null, 500],
])('takes the status from %p, or 500', (error, status) => {
  expect(statusOf(error)).toBe(status);
});

it.each([
  [new Error('gone'), 'gone'],
  ['thrown text', 'thrown text'],
  [{ message: 7 }, ''],
  [undefined, ''],
])('takes the message from %p, if there is one', (error, message) => {
  expect(messageOf(error)).toBe(message);
});
