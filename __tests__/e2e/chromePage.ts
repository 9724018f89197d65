import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { parse } from 'yaml';
import { siteUnderTest } from '../support/withPage';
import { alive } from './probes/alive';

interface HeaderWords {
  readonly menus: readonly { readonly title: string; readonly onPhonesOnly?: boolean }[];
  readonly links: readonly { readonly text: string }[];
}

const { menus, links } = parse(
  readFileSync('content/data/navigation/header/header.yaml', 'utf8'),
) as HeaderWords;
const names = menus.filter(({ onPhonesOnly }) => !onPhonesOnly).map(({ title }) => title);
export const [first = '', second = ''] = names;
/** The last menu, which leads to the newsroom. */
export const last = names.at(-1) ?? '';
export const NEWSROOM = '/lintel-newsroom/';

const LINK = `a[href="${NEWSROOM}"]`;

/** The link to the newsroom that can be seen. */
export const newsroom = (part: Locator) => part.locator(`${LINK}:visible`).first();

/** What opens the group that the newsroom is in, where groups are closed. */
export const groupOfNewsroom = (part: Locator) =>
  part.locator(`details:is(:has(${LINK}), :has(+ ul ${LINK})) > summary`).first();

export const open = async (page: Page, address = '/') => {
  const response = await page.goto(siteUnderTest() + address, { waitUntil: 'load' });
  await alive(page);
  return response;
};

/** The words of the bar, all of which are links without scripts. */
export const inBar = [...names, ...links.map(({ text }) => text)];
