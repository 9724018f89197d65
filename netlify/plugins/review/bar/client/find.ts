import type { Place } from '../places';

/** Spaces and what keeps words together: the record has others than the page. */
const BETWEEN = /[\s\u2060]/;

const lettersIn = (text: string): string[] => [...text].filter((sign) => !BETWEEN.test(sign));

/** The letters of a page, and where each stands. */
function letters(root: Element): {
  readonly text: string;
  readonly at: (readonly [Text, number])[];
} {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const at: (readonly [Text, number])[] = [];
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('script, style, template, noscript, [hidden]')) continue;
    for (let index = 0; index < node.data.length; index += 1) {
      const sign = node.data[index] ?? '';
      if (BETWEEN.test(sign)) continue;
      text += sign;
      at.push([node, index]);
    }
  }
  return { text, at };
}

/** What came, as stretches of the letters of a place. */
function cameIn(place: Place): { readonly whole: string; readonly came: [number, number][] } {
  let whole = '';
  const came: [number, number][] = [];
  for (const part of place) {
    if (typeof part !== 'string' && 'del' in part) continue;
    const from = whole.length;
    whole += lettersIn(typeof part === 'string' ? part : part.ins).join('');
    if (typeof part !== 'string') came.push([from, whole.length]);
  }
  return { whole, came };
}

/** Where the words of a place stand now that came, or its sentence, where words only went. */
export function rangesOf(place: Place, root: Element): Range[] {
  const { whole, came } = cameIn(place);
  const { text, at } = letters(root);
  const start = whole === '' ? -1 : text.indexOf(whole);
  if (start < 0) return [];
  const stretches = came.length > 0 ? came : [[0, whole.length] as const];
  return stretches.flatMap(([from, to]) => {
    const [first, last] = [at[start + from], at[start + to - 1]];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(...first);
    range.setEnd(last[0], last[1] + 1);
    return [range];
  });
}
