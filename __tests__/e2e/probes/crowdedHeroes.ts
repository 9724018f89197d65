import type { Page } from 'playwright-core';

/** Clear ground around the words of a first screen, in px. */
const DISTANCE = 32;

/** Opaque enough to be seen, of 255; the shadow of a model fades out below. */
const SEEN = 64;

/** Lines of words beside a picture of the first screen that come nearer to what it shows. */
async function findCrowded({ distance, seen }: { distance: number; seen: number }) {
  /** Shares of the picture's width and height where something is seen. */
  function alphaOf(picture: HTMLImageElement): (x: number, y: number) => boolean {
    const canvas = document.createElement('canvas');
    const width = (canvas.width = 200);
    const height = (canvas.height = Math.round((200 * picture.height) / picture.width) || 1);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, width, height);
    const data = context?.getImageData(0, 0, width, height).data ?? [];
    return (x, y) =>
      (data[(Math.floor(y * height) * width + Math.floor(x * width)) * 4 + 3] ?? 0) > seen;
  }

  /** The words that stand beside a picture: the part with the heading, next to the part with it. */
  function wordsBeside(picture: HTMLImageElement): Element | undefined {
    for (let part: Element | null = picture; part; part = part.parentElement) {
      const siblings: Element[] = [...(part.parentElement?.children ?? [])].filter(
        (one) => one !== part,
      );
      const words = siblings.find((one) => one.matches('h1, h2') || one.querySelector('h1, h2'));
      if (words || part.matches('main')) return words;
    }
    return undefined;
  }

  function linesOf(words: Element): DOMRect[] {
    const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    const lines: DOMRect[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      lines.push(...range.getClientRects());
    }
    return lines.filter(({ width, height }) => width > 1 && height > 1);
  }

  const crowded: string[] = [];
  for (const picture of document.querySelectorAll<HTMLImageElement>(
    'main img[fetchpriority=high]',
  )) {
    const words = wordsBeside(picture);
    const box = picture.getBoundingClientRect();
    if (!words || box.width === 0) continue;
    const lines = linesOf(words);
    const isBelow = lines.every(({ bottom }) => bottom <= box.top);
    if (isBelow) continue;
    await picture.decode();
    const isSeen = alphaOf(picture);
    for (const line of lines) {
      let nearest = Infinity;
      const [top, bottom] = [line.top - distance, line.bottom + distance];
      for (let y = Math.max(top, box.top); y < Math.min(bottom, box.bottom); y += 4) {
        for (let x = Math.max(line.left, box.left); x < box.right; x += 2) {
          if (!isSeen((x - box.left) / box.width, (y - box.top) / box.height)) continue;
          nearest = Math.min(nearest, x - line.right);
          break;
        }
      }
      if (nearest < distance)
        crowded.push(`${Math.round(nearest)} px beside ${picture.alt.slice(0, 40)}`);
    }
  }
  return [...new Set(crowded)].slice(0, 3);
}

/** Where the words of a first screen stand too close to the model beside them. */
export const crowdedHeroes = (page: Page): Promise<string[]> =>
  page.evaluate(findCrowded, { distance: DISTANCE, seen: SEEN });
