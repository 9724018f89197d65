import { readSettings } from '../../src/gatsby/readSettings';
import { nothingOutside } from '../../src/settings';

const everything = {
  TAG_MANAGER_URL: 'https://tags.example/t.js?id=1',
  ANALYTICS_URL: 'https://tags.example/a.js?id=2',
  MARKETING_URL: 'https://marketing.example/1.js',
  DATADOG_CLIENT_TOKEN: 'token',
  DATADOG_APPLICATION_ID: 'application',
  FORMS_BASE_URL: 'https://forms.example/',
  FORMS_PORTAL_ID: '42',
};

it('has nothing outside without variables', () => {
  expect(readSettings({})).toEqual(nothingOutside);
  expect(readSettings({ TAG_MANAGER_URL: '' })).toEqual(nothingOutside);
});

it('turns on what has its variable', () => {
  const { services, forms, monitoring } = readSettings(everything);
  expect(Object.keys(services).sort()).toEqual([
    'analytics',
    'marketing',
    'monitoring',
    'tagManager',
  ]);
  expect(forms).toEqual({ baseUrl: 'https://forms.example', portal: '42' });
  expect(monitoring).toMatchObject({ applicationId: 'application' });
  expect(Object.keys(readSettings({ ANALYTICS_URL: everything.ANALYTICS_URL }).services)).toEqual([
    'analytics',
  ]);
});

it('sends nothing from previews, whatever their variables say', () => {
  expect(readSettings({ ...everything, SITE_NOINDEX: 'true' })).toEqual(nothingOutside);
});

it.each([
  ['TAG_MANAGER_URL', 'http://tags.example/t.js'],
  ['ANALYTICS_URL', 'analytics'],
  ['MARKETING_URL', 'javascript:alert(1)'],
])('refuses %s that is %s', (variable, value) => {
  expect(() => readSettings({ [variable]: value })).toThrow(
    `${variable}: expected an https address`,
  );
});

it('takes a server on the same machine', () => {
  const address = 'http://127.0.0.1:9/t.js';
  expect(readSettings({ TAG_MANAGER_URL: address }).services.tagManager).toBe(address);
});

it.each([
  ['FORMS_BASE_URL', 'FORMS_PORTAL_ID'],
  ['DATADOG_CLIENT_TOKEN', 'DATADOG_APPLICATION_ID'],
] as const)('wants %s and %s together', (first, second) => {
  expect(() => readSettings({ [first]: everything[first] })).toThrow(second);
  expect(() => readSettings({ [second]: everything[second] })).toThrow(first);
});
