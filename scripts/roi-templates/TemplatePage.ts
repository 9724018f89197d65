import { Canvas, toMillimeters, type Point, type Rectangle } from '../../src/roi/report/canvas.ts';
import type { ColorName } from '../../src/roi/report/colorNames.ts';
import type { Fitted } from '../../src/roi/report/fit.ts';
import { measure, type Style } from '../../src/roi/report/type.ts';
import type { Part } from './structure.ts';

interface Text {
  readonly text: string;
  readonly at: Point;
  readonly style: Style;
  readonly color: ColorName;
  readonly align?: 'left' | 'right';
}

/** Draws static pieces and numbers them, so that each can be named in the document's structure. */
export class TemplatePage {
  readonly canvas = new Canvas();
  #next: number;

  constructor(firstMark: number) {
    this.#next = firstMark;
  }

  #mark(draw: () => void): number {
    const id = this.#next;
    this.#next += 1;
    this.canvas.mark(id, draw);
    return id;
  }

  text({ text, at, style, color, align }: Text): number {
    return this.#mark(() => this.canvas.text(text, at, style, color, align));
  }

  paragraph(fitted: Fitted, at: Point): number {
    return this.#mark(() => this.canvas.paragraph(fitted, at));
  }

  link(text: Text, href: string): Part {
    const width = toMillimeters(measure(text.text, text.style));
    const height = toMillimeters(text.style.size);
    const area: Rectangle = { x: text.at[0], y: text.at[1] - height, width, height: height * 1.3 };
    return { role: 'Link', kids: [this.text(text)], link: { href, text: text.text, area } };
  }

  decorate(draw: (canvas: Canvas) => void): void {
    this.canvas.decorate(() => draw(this.canvas));
  }
}
