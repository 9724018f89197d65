import type { Bar, Canvas } from '../canvas.ts';
import { qrModules } from '../qr.ts';
import { code } from './layout.ts';
import { markOf } from './marks.ts';

/** The QR code of an address. */
export function drawCode(canvas: Canvas, address: string): void {
  const modules = qrModules(address);
  const bars = modules.flatMap(darkBars);
  canvas.mark(markOf('code'), () => canvas.bars(bars, modules.length, code.square, 'ink-900'));
}

/** Where modules of a row are dark without a gap. */
function darkBars(modules: readonly boolean[], row: number): Bar[] {
  const starts = modules.flatMap((dark, column) => (dark && !modules[column - 1] ? [column] : []));
  return starts.map((column) => {
    const end = modules.indexOf(false, column);
    return { column, row, length: (end < 0 ? modules.length : end) - column };
  });
}
