import type { Page } from 'playwright-core';
import copy from '../../src/copy/consent.json';
import asked from '../../src/copy/consentQuestion.json';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const question = (page: Page) =>
  page.getByRole('region', { name: asked.label, exact: true });
export const choices = (page: Page) => page.getByRole('dialog', { name: copy.choices.title });
export const choicesLink = (page: Page) => page.locator('main a[href$="#cookie-choices"]');
export const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();
