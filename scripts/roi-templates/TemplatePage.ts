import { Canvas, toMillimeters, type Point, type Rectangle } from '../../src/roi/report/canvas.ts';
import type { ColorName } from '../../src/styles/colorNames.ts';
import type { Fitted } from '../../src/roi/report/fit.ts';
import { measure, type Style } from '../../src/roi/report/type.ts';
import type { Link, Part } from './structure.ts';

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

  /** A heading or a paragraph of one line. */
  line(role: Part['role'], text: Text): Part {
    return { role, kids: [this.text(text)] };
  }

  link(text: Text, href: Link['href']): Part {
    const width = toMillimeters(measure(text.text, text.style));
    const height = toMillimeters(text.style.size);
    const area: Rectangle = { x: text.at[0], y: text.at[1] - height, width, height: height * 1.3 };
    return { role: 'Link', kids: [this.text(text)], link: { href, text: text.text, area } };
  }

  /** A line across, from one place to another at the same height; weight in points. */
  rule(y: number, from: number, to: number, color: ColorName = 'stone-300', weight = 0.57): void {
    this.decorate((canvas) => {
      const ends: Point[] = [
        [from, y],
        [to, y],
      ];
      canvas.line(ends, color, weight);
    });
  }

  decorate(draw: (canvas: Canvas) => void): void {
    this.canvas.decorate(() => draw(this.canvas));
  }
}
