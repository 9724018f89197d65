import { messageOf } from '../../src/forms/messages';

it.each([
  ['its name', { name: 'email' as const }, 'Write your work email'],
  ['its label', { name: 'email' as const, label: 'Your mail' }, 'Fill in “Your mail”'],
  [
    'words of its own',
    { name: 'email' as const, label: 'Your mail', missing: 'Write your mail' },
    'Write your mail',
  ],
])('asks for an empty field by %s', (_, field, message) => {
  expect(messageOf(field, 'missing')).toBe(message);
});
