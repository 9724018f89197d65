import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { route } from '../../../src/browser/route';
import { EnquiryButton } from '../../../src/ui/layout/EnquiryButton';
import chrome from '../../../src/copy/chrome.json';
import forms from '../../../src/copy/forms.json';

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Parts that are watched, with how to tell that one comes or goes. */
const watched = new Map<Element, Callback>();

beforeEach(() => {
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

const button = (): HTMLElement => screen.getByRole('button', { name: chrome.enquiry.open });

async function open(): Promise<HTMLElement> {
  await userEvent.click(button());
  return screen.findByRole('dialog');
}

it('is a link to the mail address before JavaScript', () => {
  expect(renderToString(<EnquiryButton />)).toMatch(/<a href="mailto:[^"]+"/);
});

it('opens a panel with the focus in its first field', async () => {
  render(<EnquiryButton />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await open();
  expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
});

it('closes on Escape, gives the focus back, and keeps what was typed', async () => {
  render(<EnquiryButton />);
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
  const { unmount } = render(<EnquiryButton />);
  await open();
  await userEvent.type(
    screen.getByRole('textbox', { name: forms.fields.companyName.label }),
    'Kestrel',
  );
  unmount();
  render(<EnquiryButton />);
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
      <EnquiryButton />
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
    expect(button()).toHaveAttribute('data-away');
    tell('end', true);
    tell('answer', false);
    expect(button()).toHaveAttribute('data-away');
    tell('end', false);
    expect(button()).not.toHaveAttribute('data-away');
  });

  it('looks for them again on the next page', () => {
    render(page);
    const before = watched.get(screen.getByTestId('end'));
    act(() => route.set('/next/'));
    expect(watched.get(screen.getByTestId('end'))).not.toBe(before);
  });
});
