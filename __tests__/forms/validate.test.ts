import fc from 'fast-check';
import { fieldNames, fieldOf, joinChoices } from '../../src/forms/fields';
import { postedSchema } from '../../src/forms/leads/schema';
import { looksLikePhone, tidyValues, validate } from '../../src/forms/validate';
import { messageOf } from '../../src/forms/messages';
import { fieldLabel } from '../../src/forms/words';
import { demoForm, demoValues } from './demoForm';

const errorsOf = (change: object) => validate(demoForm, { ...demoValues, ...change });

it('has nothing against a form that is filled in', () => {
  expect(errorsOf({})).toEqual([]);
  const all = { interests: joinChoices(['Energy', 'Leaks']), newsletter: 'yes' };
  expect(errorsOf({ ...all, phoneNumber: '+1 (312) 555-0100', message: 'One\nTwo' })).toEqual([]);
});

it('names what is missing in the order of the fields', () => {
  expect(validate(demoForm, { message: 'Hello', fullName: '  \n ' })).toEqual(
    ['fullName', 'email', 'buildings'].map((field) => ({ field, code: 'missing' })),
  );
});

it.each([
  ['an email without an @', { email: 'dana.kestrel.example' }, 'email', 'malformed'],
  ['an email to two people', { email: 'a@b.example,c@d.example' }, 'email', 'malformed'],
  ['a phone number of letters', { phoneNumber: 'call me' }, 'phoneNumber', 'malformed'],
  ['a choice that is not offered', { buildings: '5' }, 'buildings', 'notAnOption'],
  ['one such choice of several', { interests: 'Energy;Water' }, 'interests', 'notAnOption'],
  ['a box with a word in it', { newsletter: 'no' }, 'newsletter', 'notAnOption'],
  ['more than the field holds', { message: 'x'.repeat(4001) }, 'message', 'tooLong'],
])('finds %s', (_, change, field, code) => {
  expect(errorsOf(change)).toEqual([{ field, code }]);
});

it('asks whoever knows phone numbers', () => {
  const values = { ...demoValues, phoneNumber: '555' };
  expect(validate(demoForm, values, () => true)).toEqual([]);
  expect(validate(demoForm, { ...values, phoneNumber: '+13125550100' }, () => false)).toEqual([
    { field: 'phoneNumber', code: 'malformed' },
  ]);
});

it.each(['+44 20 7946 0000', '(312) 555-0100', '0049/89/123456', '312.555.0100 ext. 12', '55501'])(
  'takes the phone number %s',
  (number) => expect(looksLikePhone(number)).toBe(true),
);

it('keeps the fields of the form alone, on one line where they have one', () => {
  const values = {
    fullName: ' Dana\r\nRosen\u0000 ',
    message: 'One\r\nTwo\u0007 ',
    newsletter: '',
    jobTitle: 'Not asked for',
  };
  expect(tidyValues(demoForm, values)).toEqual({ fullName: 'Dana Rosen', message: 'One\nTwo' });
});

it('tidies once: what is tidy stays', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames), fc.string({ unit: 'binary' }), (name, value) => {
      const form = { ...demoForm, inputs: [{ name, isOptional: true }] };
      const once = tidyValues(form, { [name]: value });
      expect(tidyValues(form, once)).toEqual(once);
    }),
  );
});

it('has a label and a message for every error of every field', () => {
  const codes = ['missing', 'malformed', 'tooLong', 'notAnOption', 'blocked'] as const;
  for (const name of fieldNames) {
    for (const label of [undefined, 'Its own label']) {
      const field = { name, isOptional: false, label };
      expect(fieldLabel(field)).not.toBe('');
      for (const code of codes) expect(messageOf(field, code)).toMatch(/^[^{}]+$/);
    }
  }
});

it('names no field like what is posted beside the fields', () => {
  expect(fieldNames.filter((name) => name in postedSchema.shape)).toEqual([]);
});

it('tells browsers what to fill in wherever a person types of herself', () => {
  const typed = fieldNames.filter((name) => fieldOf(name).control === 'input');
  expect(typed.filter((name) => !fieldOf(name).autocomplete)).toEqual([]);
});
