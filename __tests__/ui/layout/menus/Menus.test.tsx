import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Menus } from '../../../../src/ui/layout/menus/Menus';
import { CLOSE_AFTER, OPEN_AFTER } from '../../../../src/ui/layout/menus/useMenus';

const link = (text: string) => ({
  text,
  href: `/${text.toLowerCase()}/`,
  note: null,
  icon: null,
  opensTab: false,
});

const menu = (title: string, ...links: string[]) =>
  ({
    ...link(title),
    title,
    onPhonesOnly: false,
    families: [],
    groups: [{ title: `In ${title}`, links: links.map(link) }],
    feature: null,
    latest: null,
    foot: null,
  }) as unknown as Queries.MenuPartsFragment;

const bar = (
  <Menus
    menus={[menu('Platform', 'Jobs', 'Parts'), menu('Company', 'About')]}
    links={[link('Pricing')]}
    posts={{}}
  />
);

function setUp() {
  const user = userEvent.setup({ advanceTimers: (by) => jest.advanceTimersByTime(by) });
  render(
    <>
      {bar}
      <button type="button">Outside</button>
    </>,
  );
  return user;
}

const trigger = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.queryAllByRole('list', { name: /^In / });
const wait = (by: number) => act(() => jest.advanceTimersByTime(by));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows no panel at first', () => {
  setUp();
  expect(shown()).toHaveLength(0);
  expect(trigger('Platform')).toHaveAttribute('aria-expanded', 'false');
});

it('is a row of links to the hubs in the HTML', () => {
  document.body.innerHTML = renderToString(bar);
  const hrefs = screen.getAllByRole('link').map((found) => found.getAttribute('href'));
  expect(hrefs).toEqual(['/platform/', '/company/', '/pricing/']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  document.body.replaceChildren();
});

describe('with a mouse', () => {
  it('opens when the mouse means it, not when it passes', async () => {
    const user = setUp();
    await user.hover(trigger('Platform'));
    wait(OPEN_AFTER - 1);
    expect(shown()).toHaveLength(0);
    wait(1);
    expect(trigger('Platform')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('list', { name: 'In Platform' })).toBeInTheDocument();
  });

  it('forgets a menu that the mouse has only crossed', async () => {
    const user = setUp();
    await user.hover(trigger('Platform'));
    await user.hover(trigger('Outside'));
    wait(1000);
    expect(shown()).toHaveLength(0);
  });

  it('waits before it closes, and for a mouse that comes back', async () => {
    const user = setUp();
    await user.hover(trigger('Platform'));
    wait(OPEN_AFTER);
    await user.unhover(trigger('Platform'));
    wait(CLOSE_AFTER - 1);
    await user.hover(screen.getByRole('link', { name: 'Jobs' }));
    wait(1000);
    expect(shown()).toHaveLength(1);
    await user.hover(trigger('Outside'));
    wait(CLOSE_AFTER);
    expect(shown()).toHaveLength(0);
  });

  it('opens and closes with a click', async () => {
    const user = setUp();
    await user.click(trigger('Platform'));
    expect(shown()).toHaveLength(1);
    await user.click(trigger('Platform'));
    expect(shown()).toHaveLength(0);
  });

  it('keeps a menu that opened under the mouse just before the click', async () => {
    const user = setUp();
    await user.hover(trigger('Platform'));
    wait(OPEN_AFTER);
    await user.click(trigger('Platform'));
    expect(shown()).toHaveLength(1);
  });

  it('shows one menu at a time', async () => {
    const user = setUp();
    await user.click(trigger('Platform'));
    await user.hover(trigger('Company'));
    wait(OPEN_AFTER);
    expect(shown()).toEqual([screen.getByRole('list', { name: 'In Company' })]);
  });

  it('closes when somebody presses elsewhere', async () => {
    const user = setUp();
    await user.click(trigger('Platform'));
    await user.click(trigger('Outside'));
    expect(shown()).toHaveLength(0);
  });
});

it('toggles on touch, whatever the finger crosses', async () => {
  const user = setUp();
  await user.pointer({ keys: '[TouchA]', target: trigger('Platform') });
  wait(1000);
  expect(await screen.findByRole('list', { name: 'In Platform' })).toBeInTheDocument();
  await user.pointer({ keys: '[TouchA]', target: trigger('Platform') });
  expect(shown()).toHaveLength(0);
});

describe('with keys', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    'opens with "%s" and leads into the panel',
    async (key) => {
      const user = setUp();
      await user.tab();
      expect(trigger('Platform')).toHaveFocus();
      await user.keyboard(key);
      expect(screen.getByRole('link', { name: 'Jobs' })).toHaveFocus();
    },
  );

  it('goes along the row and round its ends', async () => {
    const user = setUp();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(trigger('Company')).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'Pricing' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(trigger('Platform')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}');
    expect(trigger('Platform')).toHaveFocus();
  });

  it('closes on Escape and gives the focus back', async () => {
    const user = setUp();
    await user.tab();
    await user.keyboard('{Enter}{Escape}');
    expect(shown()).toHaveLength(0);
    expect(trigger('Platform')).toHaveFocus();
  });

  it('closes on Escape under the mouse without taking the focus', async () => {
    const user = setUp();
    trigger('Outside').focus();
    await user.hover(trigger('Platform'));
    wait(OPEN_AFTER);
    await user.keyboard('{Escape}');
    expect(shown()).toHaveLength(0);
    expect(trigger('Outside')).toHaveFocus();
  });

  it('closes when the focus moves on', async () => {
    const user = setUp();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Parts' })).toHaveFocus();
    expect(shown()).toHaveLength(1);
    await user.tab();
    expect(trigger('Company')).toHaveFocus();
    expect(shown()).toHaveLength(0);
  });
});

it('closes when a link is chosen', async () => {
  const user = setUp();
  await user.click(trigger('Platform'));
  const jobs = screen.getByRole('link', { name: 'Jobs' });
  jobs.addEventListener('click', (event) => event.preventDefault());
  await user.click(jobs);
  expect(shown()).toHaveLength(0);
});
