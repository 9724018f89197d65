import { enquiryMail, handOver, mailTo, registrationMail } from '../../src/forms/mail';

const person = {
  fullName: 'Dana Rosen',
  email: 'dana@kestrel.example',
  company: 'Kestrel & Sons',
};
const enquiry = { ...person, message: 'Do you read Modbus meters?\nWithout a gateway? 100%' };

/** URLSearchParams reads a plus as a space, so the parts are read as a mail program does. */
const partsOf = (address: string): Record<string, string> =>
  Object.fromEntries(
    new URL(address).search
      .slice(1)
      .split('&')
      .map((part) => part.split('=').map(decodeURIComponent) as [string, string]),
  );

it('fits an enquiry into the address of a mail, every sign of it', () => {
  const address = mailTo(enquiryMail(enquiry));
  expect(new URL(address).protocol).toBe('mailto:');
  const { subject, body } = partsOf(address);
  expect(subject).toContain('Kestrel & Sons');
  expect(body).toContain('Do you read Modbus meters?\r\nWithout a gateway? 100%\r\n');
  expect(body).toContain('dana@kestrel.example');
});

it('says for what a seat is wanted, with which ticket and by whom', () => {
  const { subject, body } = partsOf(
    mailTo(registrationMail({ ...person, title: 'FM mixer + supper', ticket: 'Client side' })),
  );
  expect(subject).toContain('FM mixer + supper');
  expect(body).toBe('Client side\r\n\r\nDana Rosen\r\nKestrel & Sons\r\ndana@kestrel.example\r\n');
});

it('needs no ticket', () => {
  const { body } = partsOf(mailTo(registrationMail({ ...person, title: 'Leak rules' })));
  expect(body).toBe('Dana Rosen\r\nKestrel & Sons\r\ndana@kestrel.example\r\n');
});

it('leaves the body to a form', () => {
  const mail = new URL(mailTo({ subject: 'Leak rules', lines: [] }));
  expect([...mail.searchParams]).toEqual([['subject', 'Leak rules']]);
});

it('hands a mail over to the mail program', async () => {
  const open = jest.fn();
  await expect(handOver(enquiryMail(enquiry), open)).resolves.toBe('handedOver');
  expect(open).toHaveBeenCalledWith(mailTo(enquiryMail(enquiry)));
});
