import type { Page } from 'playwright-core';
import { find, findGone, press } from './press';

/** How a page looks after something was done to it. */
export interface State {
  readonly name: string;
  readonly address: string;
  readonly widths: readonly number[];
  /** Brings the state about. @throws Hint if it finds nothing to do it with. */
  readonly act: (page: Page) => Promise<void>;
}

const MENUS = ['Platform', 'Solutions', 'Resources', 'Company'];
const ALL = [375, 768, 1280, 1600];
const NARROW = [375, 768];
const WIDE = [1280, 1600];

const openMenu = (name: string): State => ({
  name: `menu-${name.toLowerCase()}`,
  address: '/',
  widths: WIDE,
  act: async (page) => {
    const menus = page.getByRole('banner').getByRole('navigation');
    const trigger = { name, exact: true };
    await press(menus.getByRole('button', trigger), `button "${name}" in the header`);
    const opened = menus.getByRole('button', { ...trigger, expanded: true });
    await find(opened, `open menu of "${name}"`);
  },
});

async function openMobileMenu(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Open menu' }), 'button "Open menu"');
  await find(page.getByRole('dialog'), 'dialog behind "Open menu"');
}

/** Every state that is not simply a page; the names of controls are those a visitor is told. */
export const states: readonly State[] = [
  ...MENUS.map(openMenu),
  {
    name: 'mobile-menu-closed',
    address: '/',
    widths: NARROW,
    act: (page) => find(page.getByRole('button', { name: 'Open menu' }), 'button "Open menu"'),
  },
  { name: 'mobile-menu-open', address: '/', widths: NARROW, act: openMobileMenu },
  {
    name: 'mobile-menu-platform',
    address: '/',
    widths: NARROW,
    act: async (page) => {
      await openMobileMenu(page);
      const dialog = page.getByRole('dialog');
      const trigger = dialog
        .getByRole('button', { name: 'Platform', exact: true })
        .or(dialog.locator('summary', { hasText: 'Platform' }));
      await press(trigger, '"Platform" in the mobile menu');
    },
  },
  {
    name: 'promo-closed',
    address: '/',
    widths: ALL,
    act: async (page) => {
      const close = page.getByRole('button', { name: 'Close announcement' });
      await press(close, 'button "Close announcement"');
      await findGone(close, 'button "Close announcement"');
    },
  },
  {
    name: 'enquiry-open',
    address: '/',
    widths: ALL,
    act: (page) =>
      press(page.getByRole('button', { name: 'Ask an engineer' }), 'button "Ask an engineer"'),
  },
];
