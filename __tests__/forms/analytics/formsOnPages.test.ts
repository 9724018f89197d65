import { formsOnPages } from '../../../src/forms/analytics/formsOnPages';
import type { FormDefinition } from '../../../src/forms/definition';

const stated = (button: string): FormDefinition => ({
  service: '3f0c5a52-7d4b-4c1e-9a86-2b8f1d7e6c40',
  button,
  inputs: [{ name: 'email', isOptional: false }],
  thanks: '/thankyou/',
});

const forms = new Map([
  ['enquiry', stated('Send')],
  ['demo', stated('Book a demo')],
  ['sites', stated('See industrial sites')],
]);

const formOf = (name: string, more = ''): string =>
  `<form action="/api/forms" method="post"><input type="hidden" name="form" value="${name}"/>${more}</form>`;

it('finds each form on each page, and the one that every page has', () => {
  const pages = new Map([
    ['/a/', `<p>${formOf('demo')}${formOf('sites')}</p><form action="/search/"></form>`],
    ['/b/', formOf('demo', '<input type="hidden" name="thanks" value="/watch/"/>')],
    ['/c/', ''],
  ]);
  expect(formsOnPages(pages, forms)).toEqual([
    expect.objectContaining({ page: 'every page', form: 'enquiry', conversion: 'secondary' }),
    {
      page: '/a/',
      form: 'demo',
      label: 'Book a demo',
      conversion: 'primary',
      thanks: '/thankyou/',
      chance: [],
    },
    expect.objectContaining({ page: '/a/', form: 'sites', chance: ['industrial'] }),
    expect.objectContaining({ page: '/b/', form: 'demo', thanks: '/watch/' }),
  ]);
});
