import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import copy from '../../src/copy/forms.json';
import { FORMS_PATH, TRAP } from '../../src/forms/submission';
import { demoForm, demoValues } from './demoForm';
import { routeWith, urlEncoded } from './routeWith';

const { post } = routeWith();

async function pageOf(change: Parameters<typeof urlEncoded>[0]) {
  const response = await post(urlEncoded(change));
  const html = await response.text();
  const { document } = new JSDOM(html).window;
  const control = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? undefined;
  return { response, html, document, control };
}

/** What a browser would post if its visitor pressed the button. */
const againOf = (document: Document): [string, string][] =>
  [...new document.defaultView!.FormData(document.querySelector('form')!)] as [string, string][];

it('is the form itself, with everything that was typed', async () => {
  const typed = { fullName: 'Dana "D" Rosen', email: 'dana', message: '\n<One>\n& two' };
  const { response, document, control } = await pageOf([
    ...Object.entries(typed),
    ['interests', 'Energy'],
    ['interests', 'Leaks'],
    ['newsletter', 'yes'],
    ['meetingTime', '2026-11-23T10:00'],
    ['thanks', '/thank-you-q3-download/'],
  ]);
  expect(response.status).toBe(422);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  const form = document.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual([FORMS_PATH, 'post']);
  for (const [name, value] of Object.entries(typed)) {
    expect(control(name)?.value).toBe(value);
  }
  const again = againOf(document);
  expect(again).toEqual(
    expect.arrayContaining([
      ['form', 'demo'],
      ['page', '/request-demo/'],
      ['buildings', demoValues.buildings],
      ['interests', 'Energy'],
      ['interests', 'Leaks'],
      ['newsletter', 'yes'],
      ['meetingTime', '2026-11-23T10:00'],
      ['thanks', '/thank-you-q3-download/'],
      [TRAP, ''],
    ]),
  );
});

it('is taken when its errors are fixed', async () => {
  const { document } = await pageOf({ email: 'dana' });
  const fixed = againOf(document).map(
    ([name, value]) => [name, name === 'email' ? demoValues.email : value] as const,
  );
  expect((await post(urlEncoded(fixed))).status).toBe(303);
});

it('leads from each error to its field, which has the error too', async () => {
  const wrong = { fullName: '', email: 'dana', buildings: '', interests: 'Water' };
  const { document } = await pageOf(wrong);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('ul a')];
  expect(links).toHaveLength(4);
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target?.matches('input, select, textarea')).toBe(true);
    const described = target?.closest('[aria-invalid]');
    const notes = (described?.getAttribute('aria-describedby') ?? '').split(' ');
    const texts = notes.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain(link.textContent);
  }
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.title.startsWith(copy.errorTitle)).toBe(true);
});

it('names every control, and tells browsers what to fill in', async () => {
  const { document } = await pageOf({ email: '' });
  const controls = [...document.querySelectorAll('input:not([type=hidden]), select, textarea')];
  expect(controls.length).toBeGreaterThan(demoForm.inputs.length);
  for (const control of controls) {
    expect((control as HTMLInputElement).labels?.[0]?.textContent).toMatch(/\S/);
  }
  const tokens = [...document.querySelectorAll('[autocomplete]')].map(
    (control) => control.getAttribute('autocomplete') ?? '',
  );
  expect(tokens).toEqual(expect.arrayContaining(['name', 'email', 'tel']));
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('may show its own style and post to this site, and nothing else', async () => {
  const { response, document } = await pageOf({ email: '' });
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const style = document.querySelector('style')?.textContent ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      "form-action 'self'",
    ]),
  );
  expect(document.querySelector('script, [style], link, img')).toBeNull();
  // With no referrer at all a browser would call its origin null, and we would refuse the form.
  expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
});
