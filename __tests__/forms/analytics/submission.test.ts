import { eventOf, type Input } from '../../../src/forms/analytics/submission';

type Values = Readonly<Record<string, string>>;

const inputs = (values: Values, others: Partial<Input> = {}): Input[] =>
  Object.entries(values).map(([name, value]) => ({
    name,
    value,
    isRequired: false,
    isVisible: true,
    ...others,
  }));

const sent = (values: Values, label = 'Book a demo') => eventOf({ inputs: inputs(values), label });

const whole = {
  fullName: 'Dana Maria Whitlock',
  email: 'dana@kestrel.example',
  phoneNumber: '+1 312 555 0142',
  companyName: 'Kestrel Foods',
};

it('carries the six fields and the class of its label', () => {
  expect(sent(whole)).toEqual({
    event: 'form_submit',
    conversion: 'primary',
    first_name: 'Dana',
    last_name: 'Maria Whitlock',
    email_id: 'dana@kestrel.example',
    phone_number: '+1 312 555 0142',
    company_name: 'Kestrel Foods',
    newsletter_request: false,
  });
  expect(sent(whole, 'Subscribe')?.conversion).toBe('secondary');
});

it.each<[string, Values, object]>([
  [
    'first and last name',
    { firstName: 'Dana', lastName: 'Whitlock' },
    { first_name: 'Dana', last_name: 'Whitlock' },
  ],
  ['a phone by its other name', { phone: '123' }, { phone_number: '123' }],
  ['a company by its other name', { company: 'Kestrel' }, { company_name: 'Kestrel' }],
  ['the name with a value of two', { phoneNumber: ' ', phone: '123' }, { phone_number: '123' }],
])('reads %s', (_what, values, expected) => {
  expect(sent({ email: 'd@k.example', ...values })).toMatchObject(expected);
});

describe('fires', () => {
  it('not without an email field', () => {
    expect(sent({ fullName: 'Dana' })).toBeUndefined();
    expect(sent({ emailAddress: 'd@k.example', fullName: 'Dana' })).toBeUndefined();
  });

  it('not where nothing was captured', () => {
    expect(sent({ email: ' ', fullName: '' })).toBeUndefined();
    expect(sent({ email: '', message: 'Hello' })).toBeUndefined();
  });

  it('where another field than the email holds something', () => {
    expect(sent({ email: '', fullName: 'Dana' })).toBeDefined();
  });

  const withRequired = (required: Partial<Input>[]) =>
    eventOf({
      label: 'Send',
      inputs: [
        ...inputs({ email: 'd@k.example' }),
        ...required.map((input, index) => ({
          name: `more${index}`,
          value: '',
          isRequired: true,
          isVisible: true,
          ...input,
        })),
      ],
    });

  it('where no visible input is required', () => {
    expect(withRequired([])).toBeDefined();
    expect(withRequired([{ isVisible: false }])).toBeDefined();
  });

  it('where one required input of several is filled', () => {
    expect(withRequired([{}, { value: 'yes' }])).toBeDefined();
  });

  it('not where every required visible input is empty', () => {
    expect(withRequired([{}, { value: ' ' }, { value: 'yes', isVisible: false }])).toBeUndefined();
  });
});

describe('newsletter request', () => {
  const isNewsletter = (values: Values) => sent(values)?.newsletter_request;

  it.each(['fullName', 'phoneNumber', 'companyName'])('is an email without %s', (missing) => {
    expect(isNewsletter({ ...whole, [missing]: '' })).toBe(true);
  });

  it('is an email alone', () => {
    expect(isNewsletter({ email: whole.email })).toBe(true);
  });

  it('is nothing with name, phone and company', () => {
    expect(isNewsletter(whole)).toBe(false);
    expect(isNewsletter({ ...whole, fullName: '', lastName: 'Whitlock' })).toBe(false);
  });

  it('is nothing without an email', () => {
    expect(isNewsletter({ ...whole, email: '' })).toBe(false);
    expect(isNewsletter({ email: '', fullName: 'Dana' })).toBe(false);
  });
});
