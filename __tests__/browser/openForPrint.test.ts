/** @jest-environment jsdom */
import { openForPrint } from '../../src/browser/openForPrint';

const answers = (): boolean[] => [...document.querySelectorAll('details')].map(({ open }) => open);

function print(stylesCan?: boolean): boolean[] {
  const known = stylesCan === undefined ? {} : { supports: () => stylesCan };
  Object.assign(globalThis, { CSS: known });
  document.body.innerHTML =
    '<main><details name="one" open></details><details name="one"></details></main>';
  openForPrint();
  window.dispatchEvent(new Event('beforeprint'));
  return answers();
}

it('leaves answers alone where styles open them', () => {
  expect(print(true)).toEqual([true, false]);
});

it('opens every answer for as long as it takes to print', () => {
  const namesakes = (): number => document.querySelectorAll('[name=one]').length;
  expect(print(false)).toEqual([true, true]);
  expect(namesakes()).toBe(0);
  window.dispatchEvent(new Event('afterprint'));
  expect(answers()).toEqual([true, false]);
  expect(namesakes()).toBe(2);
});

it('opens them as well where the browser cannot say what its styles can', () => {
  expect(print()).toEqual([true, true]);
});
