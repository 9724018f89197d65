import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import '../../src/styles/tokens.css';
import '../../src/styles/print.css';
import '../../src/styles/forced-colors.css';
import '../../src/styles/global.css';
import './stage.css';
import { ease, MOVE, type Stage } from './stage';

declare global {
  interface Window {
    stage: Stage;
    show: (second: number) => string;
  }
}

const element = document.getElementById('root');
const root = element ? createRoot(element) : undefined;

const draw = (second: number): void => flushSync(() => root?.render(window.stage.draw(second)));

const keyOf = (moving: Element): string =>
  (moving.querySelector('b') ?? moving.querySelector('span') ?? moving).textContent +
  (moving.querySelector('b + p')?.textContent ?? '');

/** Where everything that moves is now, by its words. */
function places(): Map<string, DOMRect> {
  const { movable } = window.stage;
  const all = movable ? [...document.querySelectorAll(movable)] : [];
  return new Map(all.map((moving) => [keyOf(moving), moving.getBoundingClientRect()]));
}

/** Draws a moment; what has just changed place is shown on its way. Answers with the markup. */
window.show = (second) => {
  const { jumps = [], movable } = window.stage;
  const jump = jumps.findLast((at) => at <= second);
  const share = jump === undefined ? 1 : ease(second, jump, jump + MOVE);
  if (jump === undefined || share >= 1 || !movable) draw(second);
  else {
    draw(jump - 0.001);
    const before = places();
    draw(second);
    for (const moving of document.querySelectorAll<HTMLElement>(movable)) {
      const from = before.get(keyOf(moving));
      const to = moving.getBoundingClientRect();
      const zoom = moving.offsetWidth ? to.width / moving.offsetWidth : 1;
      const x = from ? (from.left - to.left) / zoom : 0;
      const y = from ? (from.top - to.top) / zoom : 14;
      moving.style.transform = `translate(${x * (1 - share)}px, ${y * (1 - share)}px)`;
      moving.style.opacity = from ? '' : String(share);
      moving.style.position = from && (x || y) ? 'relative' : '';
      moving.style.zIndex = Math.abs(x) > 50 ? '3' : '';
    }
    const markup = document.body.innerHTML;
    return markup;
  }
  for (const moving of movable ? document.querySelectorAll<HTMLElement>(movable) : []) {
    moving.removeAttribute('style');
  }
  return document.body.innerHTML;
};
