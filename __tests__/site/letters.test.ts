/** @jest-environment jsdom */
import { contentPages, readBuilt } from '../support/builtSite';

const letters = contentPages()
  .filter(({ file, isShown }) => file.startsWith('newsletters/') && isShown)
  .map(({ address }) => address);

it.each(letters)('asks at the end of a letter where the next one may go: %s', (address) => {
  const { body } = new DOMParser().parseFromString(readBuilt(address), 'text/html');
  const form = body.querySelector('main form:has(input[name="form"][value="newsletter"])');
  const labels = Array.from(form?.querySelectorAll('[name="email"]') ?? [], (field) =>
    body.querySelector(`label[for="${field.id}"]`),
  );
  expect(labels).toHaveLength(1);
  const stories = [...body.querySelectorAll('main [id^="story-"]')];
  const last = stories.at(-1);
  expect(last && form && last.compareDocumentPosition(form)).toBe(4);
});
