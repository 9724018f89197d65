import { preventBreaks } from '../../src/text/preventBreaks';
import { builtPages, contentPages } from '../support/builtSite';
import { parseBuilt } from '../support/parseBuilt';

/** Where a line may end within a number or a code, and why. */
const MAY_BREAK = [
  'noscript, .visuallyHidden', // not shown
  'option', // never in two lines
  'pre, code', // as typed
  '.nowrap', // kept whole by an element
].join();

/** `NodeFilter.SHOW_TEXT`, which only browsers have. */
const SHOW_TEXT = 4;

/** The texts of a page as they stand in lines. */
function textsOf(address: string): string[] {
  const document = parseBuilt(address);
  const walker = document.createTreeWalker(document.body, SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (!parentElement?.closest(MAY_BREAK)) texts.push(data);
  }
  return texts;
}

/** Pages whose words are figures made in the browser, or samples of type. */
const MADE_ELSEWHERE = new Set([
  ...contentPages().flatMap(({ file, address }) =>
    file.startsWith('calculators/') ? [address] : [],
  ),
  '/sample/',
  '/ae-sample/',
]);

const pages = builtPages().filter((address) => !MADE_ELSEWHERE.has(address));

it.each(pages)('%s ends no line within a number, a date or a code', (address) => {
  const broken = textsOf(address).filter((text) => preventBreaks(text) !== text);
  expect(broken).toEqual([]);
});
