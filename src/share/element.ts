/** An element as satori takes it: what React would make, without React. */
export interface Element {
  readonly type: string;
  readonly key: null;
  readonly props: Readonly<Record<string, unknown>>;
}

export type Style = Readonly<Record<string, string | number>>;

export type Child = Element | string | undefined;

/** A box; all of them are flex boxes, because satori knows no other. */
export const box = (style: Style, ...children: readonly Child[]): Element => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    children: children.filter(Boolean),
  },
});

/** A rule at the top of a box, which has room for it. Drawn sooner than a border, which is clipped three times. */
export const rule = (width: number, height: number, color: string): Element =>
  box({ position: 'absolute', left: 0, top: 0, width, height, backgroundColor: color });

/** A drawing over a part of the picture, its parts as SVG attributes have it. */
export const drawing = (
  attributes: Readonly<Record<string, string | number>>,
  style: Style,
  ...shapes: readonly Element[]
): Element => ({ type: 'svg', key: null, props: { ...attributes, style, children: shapes } });

export const shape = (type: 'path' | 'circle', attributes: Style): Element => ({
  type,
  key: null,
  props: attributes,
});
