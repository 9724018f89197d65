import type { Page } from 'playwright-core';

/** Shapes and words that the ground swallows, marks without ground or border, choices that look like the rest. */
function findLostColors(): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visuallyHidden');
  const brief = (element: Element): string => element.outerHTML.slice(0, 90);

  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = color.startsWith('color(') ? Number(part) : Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrast(color: string, ground = canvas): number {
    const [light = 0, dark = 0] = [color, ground].map(luminance).sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }
  const stands = (color: string): boolean => color !== 'none' && contrast(color) >= 2;
  /** A pattern says something with what is drawn in it. */
  function isDrawn(shape: Element): boolean {
    const { fill, stroke } = getComputedStyle(shape);
    return [fill, stroke].some((paint) => {
      const id = /^url\("?#([^")]+)"?\)/.exec(paint)?.[1];
      if (!id) return stands(paint);
      return [...(document.getElementById(id)?.children ?? [])].some(isDrawn);
    });
  }

  const shapes = [
    ...document.querySelectorAll('svg :is(path, circle, ellipse, rect, line, polyline, polygon)'),
  ]
    .filter((shape) => !shape.closest('symbol, defs') && isSeen(shape))
    .filter((shape) => {
      const svg = shape.closest('svg');
      const hasGround = svg && getComputedStyle(svg).backgroundColor !== 'rgba(0, 0, 0, 0)';
      return !hasGround && !isDrawn(shape);
    })
    .map((shape) => `cannot be seen: ${brief(shape)}`);

  const sides = ['top', 'right', 'bottom', 'left'];
  const marks = (globalThis as unknown as { marks: [Element, string?][] }).marks
    .filter(([element]) => isSeen(element))
    .filter(([element, pseudo]) => {
      const style = getComputedStyle(element, pseudo);
      const read = (name: string): string => style.getPropertyValue(name);
      const hasBorder = sides.some(
        (side) => read(`border-${side}-style`) !== 'none' && stands(read(`border-${side}-color`)),
      );
      const hasOutline = style.outlineStyle !== 'none' && stands(style.outlineColor);
      const hasGround = style.backgroundImage !== 'none' || stands(style.backgroundColor);
      return style.display !== 'none' && !hasBorder && !hasOutline && !hasGround;
    })
    .map(([element, pseudo = '']) => `has neither border nor ground: ${brief(element)}${pseudo}`);

  const groundsOf = (element: Element | null): string[] =>
    element
      ? [getComputedStyle(element).backgroundColor, ...groundsOf(element.parentElement)]
      : [canvas];
  const words = [...document.querySelectorAll('main *')].filter(isSeen).flatMap((element) =>
    ['::before', '::after']
      .filter((pseudo) => {
        const { content, color, backgroundColor, visibility } = getComputedStyle(element, pseudo);
        if (/^(none|normal|"\s*"( \/ .*)?)$/.test(content) || visibility === 'hidden') return false;
        const ground = [backgroundColor, ...groundsOf(element)].find((one) => !/ 0\)$/.test(one));
        return contrast(color, ground) < 4.5;
      })
      .map((pseudo) => `words cannot be read: ${brief(element)}${pseudo}`),
  );

  const looks = [
    'background-color',
    'border-top-color',
    'border-bottom-color',
    'border-left-color',
    'color',
    'text-decoration-line',
  ];
  const look = (element: Element): string => {
    const style = getComputedStyle(element);
    return looks.map((name) => style.getPropertyValue(name)).join();
  };
  const chosen = '[aria-pressed=true], [aria-selected=true], [role] [aria-current]';
  const others = [...document.querySelectorAll(chosen)].filter(isSeen).flatMap((element) => {
    const row = element.closest('[role=group], [role=tablist], ul, ol, nav');
    const peer = [...(row?.querySelectorAll(element.tagName) ?? [])].find(
      (other) => other !== element && !other.matches(chosen) && isSeen(other),
    );
    return peer && look(peer) === look(element) ? [`looks like the others: ${brief(element)}`] : [];
  });
  return [...shapes, ...marks, ...words, ...others];
}

/** What is lost on a page that was opened in colors of the visitor, its marks remembered. */
export const lostColors = (page: Page): Promise<string[]> => page.evaluate(findLostColors);
