/** @jest-environment node */
import { parseHTML } from 'linkedom';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ReplaceRendererArgs } from 'gatsby';
import { replaceRenderer } from '../../src/gatsby/replaceRenderer';

beforeAll(() => {
  // Their styles come from the scripts of a build.
  process.env['PLAIN_GATSBY'] = 'drawings';
});

/** The HTML that Gatsby is handed for a page. */
async function rendered(page: ReactNode): Promise<string> {
  const replaceBodyHTMLString = jest.fn<void, [string]>();
  await replaceRenderer?.(
    {
      bodyComponent: page,
      replaceBodyHTMLString,
      setHeadComponents: () => undefined,
    } as unknown as ReplaceRendererArgs,
    { plugins: [] },
  );
  const [[html] = ['']] = replaceBodyHTMLString.mock.calls;
  return html;
}

/** More than React leaves in one piece. */
const long = Array.from({ length: 2000 }, (_, index) => <p key={index}>Paragraph {index}</p>);
const Late = lazy(() => Promise.resolve({ default: () => <section id="late">{long}</section> }));

it('renders the page whole, with what comes late in its place', async () => {
  const html = await rendered(
    <main>
      <Suspense fallback="Wait">
        <section id="first">{long}</section>
      </Suspense>
      <Suspense fallback="Wait">
        <Late />
      </Suspense>
    </main>,
  );
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  expect(document.querySelectorAll('main > section > p')).toHaveLength(2 * long.length);
  expect(document.querySelectorAll('script, template, [hidden]')).toHaveLength(0);
  expect(html).not.toContain('Wait');
});

it('fails as the page does', async () => {
  const fault = new Error('No such customer');
  const Broken = (): never => {
    throw fault;
  };
  await expect(rendered(<Broken />)).rejects.toBe(fault);
  // React would send the rest to the browser, which nobody may have.
  const set = <Suspense fallback="Wait">{<Broken />}</Suspense>;
  await expect(rendered(set)).rejects.toBe(fault);
});
