import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useStaticQuery } from 'gatsby';
import { route } from '../../../src/browser/route';
import { ActionBar } from '../../../src/ui/layout/ActionBar';
import chrome from '../../../src/copy/chrome.json';
import forms from '../../../src/copy/forms.json';

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Parts that are watched, with how to tell that one comes or goes. */
const watched = new Map<Element, Callback>();

beforeEach(() => {
  const actions = [{ text: 'Of the header', href: '/of-the-header/' }];
  jest.mocked(useStaticQuery).mockReturnValue({ header: { actions } });
  sessionStorage.clear();
  watched.clear();
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: Callback) {}
    observe(element: Element) {
      watched.set(element, this.callback);
    }
    disconnect() {
      watched.clear();
    }
  } as never;
});

/** Whether it is out of the way; undefined until it looked. */
const away = () => button().parentElement?.dataset['away'];

const button = (): HTMLElement => screen.getByRole('button', { name: chrome.enquiry.open });

async function open(): Promise<HTMLElement> {
  await userEvent.click(button());
  return screen.findByRole('dialog');
}

it('is a link to the mail address before JavaScript', () => {
  expect(renderToString(<ActionBar />)).toMatch(/<a href="mailto:[^"]+"/);
});

it('opens a panel with the focus in its first field', async () => {
  render(<ActionBar />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await open();
  expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
});

it('closes on Escape, gives the focus back, and keeps what was typed', async () => {
  render(<ActionBar />);
  await open();
  await userEvent.type(
    screen.getByRole('textbox', { name: forms.fields.message.label }),
    'Modbus?',
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  await open();
  expect(screen.getByRole('textbox', { name: forms.fields.message.label })).toHaveValue('Modbus?');
});

it('keeps what was typed over a reload', async () => {
  const { unmount } = render(<ActionBar />);
  await open();
  await userEvent.type(
    screen.getByRole('textbox', { name: forms.fields.companyName.label }),
    'Kestrel',
  );
  unmount();
  render(<ActionBar />);
  await open();
  expect(screen.getByRole('textbox', { name: forms.fields.companyName.label })).toHaveValue(
    'Kestrel',
  );
});

describe('above parts that are kept clear', () => {
  const page = (
    <>
      <main>
        <section data-testid="answer" data-keep-clear />
        <footer>Source of a quote</footer>
      </main>
      <footer data-testid="end" data-keep-clear />
      <ActionBar />
    </>
  );
  const tell = (id: string, isIntersecting: boolean): void => {
    const target = screen.getByTestId(id);
    act(() => watched.get(target)?.([{ target, isIntersecting }]));
  };

  it('goes out of the way until the last of them has gone', () => {
    render(page);
    expect(watched.size).toBe(2);
    tell('answer', true);
    expect(away()).toBe('true');
    tell('end', true);
    tell('answer', false);
    expect(away()).toBe('true');
    tell('end', false);
    expect(away()).toBe('false');
  });

  it('looks for them again on the next page', () => {
    render(page);
    const before = watched.get(screen.getByTestId('end'));
    act(() => route.set('/next/'));
    expect(watched.get(screen.getByTestId('end'))).not.toBe(before);
  });
});

describe('on phones', () => {
  beforeEach(() => {
    globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
  });
  afterEach(() => {
    globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  });
  const page = (
    <>
      <main>
        <section data-bar-off="" aria-label="Opening">
          <a href="/above/">Above</a>
        </section>
        <form aria-label="Form" />
        <a href="/else/">Else</a>
      </main>
      <ActionBar />
    </>
  );
  const offered = () =>
    within(screen.getByRole('complementary')).queryByRole('link')?.getAttribute('href');

  it('offers the action of the header', () => {
    render(page);
    expect(offered()).toBe('/of-the-header/');
  });

  it('comes when neither the opening nor a form is in the window', () => {
    render(page);
    expect(away()).toBeUndefined();
    const form = screen.getByRole('form');
    const opening = screen.getByRole('region');
    expect([...watched.keys()]).toEqual([opening, form]);
    const tell = (target: Element, isIntersecting: boolean): void =>
      act(() => watched.get(target)?.([{ target, isIntersecting }]));
    tell(opening, true);
    expect(away()).toBe('true');
    tell(form, true);
    tell(opening, false);
    expect(away()).toBe('true');
    tell(form, false);
    expect(away()).toBe('false');
  });
});
