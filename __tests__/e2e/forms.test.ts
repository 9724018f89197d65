import type { Page } from 'playwright-core';
import copy from '../../src/copy/forms.json';
import messages from '../../src/copy/formMessages.json';
import { startFormService, type FormService } from '../support/formService';
import { siteUnderTest, withPage } from '../support/withPage';
import { withOutside } from '../support/withOutside';
import { alive } from './probes/alive';

const PAGE = '/request-trial/';
const PHONE = { viewport: { width: 375, height: 800 } };

const values = {
  fullName: 'Dana Rosen',
  email: 'dana@kestrel.example',
  phoneNumber: '+13125550142',
  companyName: 'Kestrel Property',
  message: 'A mall of 40 shops, in Joliet.',
};

const form = (page: Page) => page.locator('main form');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const send = (page: Page) => form(page).locator('[type="submit"]').click();

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

const events = (page: Page): Promise<{ event?: string }[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => entry as { event?: string })
      .filter(({ event }) => event === 'form_submit'),
  );

const thanked = (page: Page): Promise<void> =>
  page.waitForURL((url) => url.pathname !== PAGE, { timeout: 20_000 });

/** Where what the page sent went. */
function listen(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname.split('/')[1] ?? '');
  });
  return sent;
}

describe('with the marketing-form service', () => {
  let service: FormService;
  beforeAll(async () => {
    service = await startFormService();
  });
  beforeEach(() => service.reset());
  afterAll(() => service.stop());

  const open = async (page: Page): Promise<string[]> => {
    const sent = listen(page);
    await withOutside(page, { forms: { baseUrl: service.baseUrl, portal: '4711' } });
    await page.goto(siteUnderTest() + PAGE, { waitUntil: 'load' });
    await alive(page);
    return sent;
  };

  const takenIds = () => service.taken.map(({ fields }) => fields['submission_id']);

  it('sends a form to it, notes one primary conversion, and thanks', async () => {
    await withPage(PHONE, async (page) => {
      const sent = await open(page);
      await fill(page);
      await send(page);
      await thanked(page);
      expect(sent).toEqual(['submissions']);
      const [lead] = service.taken;
      // The number is written out as soon as what knows numbers is there.
      const phoneNumber = expect.stringMatching(/^\+1 ?312 ?555 ?0142$/) as unknown;
      expect(lead?.fields).toMatchObject({ ...values, phoneNumber });
      expect(lead?.context.hutk).toBeUndefined();
      expect(await events(page)).toEqual([
        {
          event: 'form_submit',
          conversion: 'primary',
          first_name: 'Dana',
          last_name: 'Rosen',
          phone_number: phoneNumber,
          company_name: values.companyName,
          email_id: values.email,
          newsletter_request: false,
        },
      ]);
    });
  });

  it.each(['fails', 'isBusy', 'hangsUp', 'isSlow', 'losesItsAnswer'] as const)(
    'loses no form and counts it once where it %s',
    async (behavior) => {
      await withPage(PHONE, async (page) => {
        service.reset(behavior);
        const sent = await open(page);
        await fill(page);
        await send(page);
        await thanked(page);
        expect(sent).toEqual(['submissions', 'api']);
        expect(await events(page)).toHaveLength(1);
        // Only an answer that was lost leaves a second copy there, under the same id.
        expect(new Set(takenIds()).size).toBe(behavior === 'losesItsAnswer' ? 1 : 0);
      });
    },
  );

  it('shows at its field what it refuses, and takes it once it is right', async () => {
    await withPage(PHONE, async (page) => {
      service.reset([['BLOCKED_EMAIL', "Error in 'fields.email'"]]);
      await open(page);
      await fill(page);
      await send(page);
      await page.getByRole('alert').waitFor();
      const email = field(page, 'email');
      expect(await email.getAttribute('aria-invalid')).toBe('true');
      expect(await email.inputValue()).toBe(values.email);
      service.reset();
      await email.fill('dana@kestrel-property.example');
      await send(page);
      await thanked(page);
      expect(service.taken).toHaveLength(1);
    });
  });
});

it('keeps a form where the service is blocked, and tells nobody else', async () => {
  await withPage(PHONE, async (page) => {
    const sent = listen(page);
    await withOutside(page, { forms: { baseUrl: 'http://127.0.0.1:9', portal: '4711' } });
    await page.goto(siteUnderTest() + PAGE, { waitUntil: 'load' });
    await alive(page);
    await fill(page);
    await send(page);
    await thanked(page);
    expect(sent).toEqual(['submissions', 'api']);
  });
});

it('sends nothing outside without a service, and counts all the same', async () => {
  await withPage(PHONE, async (page) => {
    const sent = listen(page);
    await page.goto(siteUnderTest() + PAGE, { waitUntil: 'load' });
    await alive(page);
    await fill(page);
    await send(page);
    await thanked(page);
    expect(sent).toEqual(['api']);
    expect(await events(page)).toHaveLength(1);
  });
});

it('keeps what was typed over a reload and without a connection, then sends it by itself', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(siteUnderTest() + PAGE, { waitUntil: 'load' });
    await alive(page);
    await fill(page);
    await page.reload({ waitUntil: 'load' });
    await alive(page);
    // React reaches the form after the page; then it has its words again.
    const message = await field(page, 'message').elementHandle();
    await page.waitForFunction(([box, words]) => (box as HTMLTextAreaElement).value === words, [
      message,
      values.message,
    ] as const);
    await page.context().setOffline(true);
    await send(page);
    await page.getByText(copy.waiting.text).waitFor();
    await page.context().setOffline(false);
    await thanked(page);
  });
});

it('answers without JavaScript with the form, and then with thanks', async () => {
  await withPage({ ...PHONE, javaScriptEnabled: false }, async (page) => {
    await page.goto(siteUnderTest() + PAGE);
    await fill(page);
    await field(page, 'email').fill('dana@kestrel');
    await send(page);
    const again = page.locator('form');
    await page.getByRole('link', { name: messages.fields.email.malformed }).waitFor();
    expect(await again.locator('[name="message"]').inputValue()).toBe(values.message);
    await again.locator('[name="email"]').fill(values.email);
    await again.locator('button').click();
    await thanked(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/[\w-]+\/$/);
    expect(new URL(page.url()).pathname).not.toContain('/api/');
  });
});
