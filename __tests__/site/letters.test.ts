import { contentPages } from '../support/builtSite';
import { parseBuilt } from '../support/parseBuilt';

const letters = contentPages()
  .filter(({ file, isShown }) => file.startsWith('newsletters/') && isShown)
  .map(({ address }) => address);

it.each(letters)('asks at the end of a letter where the next one may go: %s', (address) => {
  const { body } = parseBuilt(address);
  const form = body.querySelector('main form:has(input[name="form"][value="newsletter"])');
  const labels = Array.from(form?.querySelectorAll('[name="email"]') ?? [], (field) =>
    body.querySelector(`label[for="${field.id}"]`),
  );
  expect(labels).toHaveLength(1);
  const inOrder = [...body.querySelectorAll('main [id^="story-"], main form')];
  const stories = inOrder.filter(({ id }) => id.startsWith('story-'));
  expect(stories.length).toBeGreaterThan(0);
  expect(form && inOrder.indexOf(form)).toBeGreaterThan(inOrder.lastIndexOf(stories.at(-1)!));
});
