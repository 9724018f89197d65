import { enquiryForm, formOf } from '../../src/forms/form';

const enquiry = {
  fullName: 'Dana Rosen',
  email: 'dana@kestrel.example',
  company: 'Kestrel & Sons',
  message: 'Do you read Modbus meters?',
};

it('asks for every field that it has, and for no other', () => {
  expect(enquiryForm.errorsIn(enquiryForm.empty)).toEqual({
    fullName: 'missing',
    email: 'missing',
    company: 'missing',
    message: 'missing',
  });
  expect(enquiryForm.errorsIn({ ...enquiry, company: '  ' })).toEqual({ company: 'missing' });
  expect(enquiryForm.errorsIn(enquiry)).toEqual({});
  const short = formOf(['email']);
  expect(short.errorsIn(short.empty)).toEqual({ email: 'missing' });
});

it.each(['dana', 'dana@', '@kestrel.example', 'dana@kestrel', 'da na@kestrel.example', 'a@b..c'])(
  'asks for another look at %s',
  (email) => {
    expect(enquiryForm.errorsIn({ ...enquiry, email })).toEqual({ email: 'malformed' });
  },
);

it.each(['dana+roof@mail.kestrel.example', " o'hara@kestrel.example "])('takes %s', (email) => {
  expect(enquiryForm.errorsIn({ ...enquiry, email })).toEqual({});
});

it('reads back what was written, and nothing else', () => {
  expect(enquiryForm.read(JSON.stringify(enquiry))).toEqual(enquiry);
  expect(enquiryForm.read('{"message":"Hi","fullName":7,"other":"x"}')).toEqual({
    ...enquiryForm.empty,
    message: 'Hi',
  });
  for (const json of [null, 'null', '[]', '"x"', '{broken']) {
    expect(enquiryForm.isEmpty(enquiryForm.read(json))).toBe(true);
  }
});
