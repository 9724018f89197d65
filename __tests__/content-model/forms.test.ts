import { stringify } from 'yaml';
import { checkContent } from '../../src/registry/check/checkContent';
import { formatContentError } from '../../src/registry/check/contentError';

const valid = {
  service: '3f0c5a52-7d4b-4c1e-9a86-2b8f1d7e6c40',
  button: 'Ask',
  inputs: [{ name: 'email' }, { name: 'buildings', options: ['1–4', '5 and more'] }],
  thanks: '/thankyou/',
};

const problemsOf = (change: object): string[] =>
  checkContent({
    files: new Map([['data/forms/ask.yaml', stringify({ ...valid, ...change })]]),
    pictures: new Set(),
    otherAddresses: new Set(['/thankyou/']),
    today: '2026-03-01',
  }).map(formatContentError);

it('takes a form whose thank-you page is there', () => {
  expect(problemsOf({})).toEqual([]);
});

it('takes a form that goes to the privacy desk, which the service does not know', () => {
  expect(problemsOf({ service: 'desk' })).toEqual([]);
});

it.each([
  ['an unknown field, with the one that was meant', { inputs: [{ name: 'emial' }] }, /"email"\?/],
  ['a form that nobody can answer', { inputs: [{ name: 'fullName' }] }, / inputs: .*email/],
  ['an email that may be left out', { inputs: [{ name: 'email', isOptional: true }] }, /email/],
  ['a field twice', { inputs: [{ name: 'email' }, { name: 'email' }] }, / inputs: .*once/],
  ['a choice of nothing', { inputs: [{ name: 'email' }, { name: 'interests' }] }, /1\.options/],
  ['options of a text', { inputs: [{ name: 'email', options: ['a', 'b'] }] }, /0\.options/],
  ['an option that reads as two', { inputs: [{ name: 'interests', options: ['a;b', 'c'] }] }, /;/],
  ['a thank-you page that is not there', { thanks: '/thanks/' }, /thanks: .*does not exist/],
  ['a thank-you page elsewhere', { thanks: 'https://a.example/' }, / thanks: /],
  ['an id that the service never gave', { service: 'demo' }, / service: /],
])('refuses %s', (_, change, error) => {
  expect(problemsOf(change).join('\n')).toMatch(error);
});
