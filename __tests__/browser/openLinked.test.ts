/** @jest-environment jsdom */
import { openLinked } from '../../src/browser/openLinked';

const scrolled = jest.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  document.body.innerHTML = `<main>
    <section id="films"><div><div id="fan"><details><summary>Fan</summary></details></div></div></section>
    <details id="answer"><summary>Answer</summary><p id="inside">Yes</p></details>
  </main>`;
});

const opened = (): number => document.querySelectorAll('details[open]').length;

it.each(['#fan', '#answer', '#inside'])('opens the fold of %s, and goes there', (hash) => {
  openLinked(hash);
  expect(opened()).toBe(1);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it.each(['', '#films', '#elsewhere'])('leaves folds alone at “%s”', (hash) => {
  openLinked(hash);
  expect(opened()).toBe(0);
  expect(scrolled).not.toHaveBeenCalled();
});
