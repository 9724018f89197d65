import { emptyEnquiry, faultsIn, isEmpty, readEnquiry } from '../../src/browser/enquiry';
import { mailOf, sendByMail } from '../../src/browser/sendByMail';

const enquiry = {
  fullName: 'Dana Rosen',
  email: 'dana@kestrel.example',
  company: 'Kestrel & Sons',
  message: 'Do you read Modbus meters?\nWithout a gateway? 100%',
};

it('asks for every field', () => {
  expect(faultsIn(emptyEnquiry)).toEqual({
    fullName: 'missing',
    email: 'missing',
    company: 'missing',
    message: 'missing',
  });
  expect(faultsIn({ ...enquiry, company: '  ' })).toEqual({ company: 'missing' });
  expect(faultsIn(enquiry)).toEqual({});
});

it.each(['dana', 'dana@', '@kestrel.example', 'dana@kestrel', 'da na@kestrel.example', 'a@b..c'])(
  'asks for another look at %s',
  (email) => {
    expect(faultsIn({ ...enquiry, email })).toEqual({ email: 'malformed' });
  },
);

it.each(['dana+roof@mail.kestrel.example', " o'hara@kestrel.example "])('takes %s', (email) => {
  expect(faultsIn({ ...enquiry, email })).toEqual({});
});

it('reads back what was written, and nothing else', () => {
  expect(readEnquiry(JSON.stringify(enquiry))).toEqual(enquiry);
  expect(readEnquiry('{"message":"Hi","fullName":7,"other":"x"}')).toEqual({
    ...emptyEnquiry,
    message: 'Hi',
  });
  for (const json of [null, 'null', '[]', '"x"', '{broken']) {
    expect(isEmpty(readEnquiry(json))).toBe(true);
  }
});

it('fits an enquiry into the address of a mail, every sign of it', () => {
  const address = new URL(mailOf(enquiry));
  expect(address.protocol).toBe('mailto:');
  // URLSearchParams reads a plus as a space, so the parts are read as a mail program does.
  const parts = Object.fromEntries(
    address.search
      .slice(1)
      .split('&')
      .map((part) => part.split('=').map(decodeURIComponent) as [string, string]),
  );
  expect(parts['subject']).toContain('Kestrel & Sons');
  expect(parts['body']).toContain('Do you read Modbus meters?\r\nWithout a gateway? 100%\r\n');
  expect(parts['body']).toContain('dana@kestrel.example');
});

it('hands an enquiry over to the mail program', async () => {
  const open = jest.fn();
  await expect(sendByMail(open)(enquiry)).resolves.toBe('handedOver');
  expect(open).toHaveBeenCalledWith(mailOf(enquiry));
});
