import type { Page } from 'playwright-core';
import chrome from '../../../src/copy/chrome.json';
import consent from '../../../src/copy/consent.json';
import question from '../../../src/copy/consentQuestion.json';
import layout from '../../../src/copy/layout.json';
import { find, findGone, press } from './press';

/** How a page looks after something was done to it. */
export interface State {
  readonly name: string;
  readonly address: string;
  readonly widths: readonly number[];
  /** Brings the state about. @throws Hint if it finds nothing to do it with. */
  readonly act: (page: Page) => Promise<void>;
}

/** Names of the pictures; the menus are found by their place, which outlasts their words. */
const MENUS = ['platform', 'solutions', 'resources', 'company'];
const ALL = [375, 768, 1280, 1600];
const NARROW = [375, 768];
const WIDE = [1280, 1600];

const openMenu = (name: string, place: number): State => ({
  name: `menu-${name}`,
  address: '/',
  widths: WIDE,
  act: async (page) => {
    const menus = page.getByRole('banner').getByRole('navigation');
    await press(menus.getByRole('button').nth(place), `menu ${place + 1} in the header`);
    await find(menus.getByRole('button', { expanded: true }), `open menu ${place + 1}`);
  },
});

const mobileTrigger = (page: Page) => page.getByRole('button', { name: layout.openMenu });

async function openMobileMenu(page: Page): Promise<void> {
  await press(mobileTrigger(page), 'button of the mobile menu');
  await find(page.getByRole('dialog'), 'mobile menu');
}

/** Asks as it asks whoever comes for the first time. */
async function forgetChoice(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.reload();
  await find(page.getByRole('region', { name: question.label }), 'question of consent');
}

/** Every state that is not simply a page; the names of controls are those a visitor is told. */
export const states: readonly State[] = [
  ...MENUS.map(openMenu),
  {
    name: 'mobile-menu-closed',
    address: '/',
    widths: NARROW,
    act: (page) => find(mobileTrigger(page), 'button of the mobile menu'),
  },
  { name: 'mobile-menu-open', address: '/', widths: NARROW, act: openMobileMenu },
  {
    name: 'mobile-menu-platform',
    address: '/',
    widths: NARROW,
    act: async (page) => {
      await openMobileMenu(page);
      const section = page.getByRole('dialog').locator('summary').first();
      await press(section, 'first section of the mobile menu');
    },
  },
  { name: 'consent', address: '/', widths: ALL, act: forgetChoice },
  {
    name: 'consent-choices',
    address: '/',
    widths: ALL,
    act: async (page) => {
      await forgetChoice(page);
      await press(page.getByRole('button', { name: question.choose }), 'button of the choices');
      await find(page.getByRole('dialog', { name: consent.choices.title }), 'choices');
    },
  },
  {
    name: 'promo-closed',
    address: '/',
    widths: ALL,
    act: async (page) => {
      const close = page.getByRole('button', { name: layout.closeAnnouncement });
      await press(close, 'button that closes the announcement');
      await findGone(close, 'button that closes the announcement');
    },
  },
  {
    name: 'enquiry-open',
    address: '/',
    widths: ALL,
    act: async (page) => {
      const button = page.getByRole('button', { name: chrome.enquiry.open });
      // On phones it is away at the top of a page, but comes to the keyboard.
      await button.focus();
      await press(button, 'enquiry button');
    },
  },
];
