const LANE = 1120;
const PITCH = 52;
const EDGE = 40;

/** Road folded into lanes, joined by turns. */
export function roadOf(lanes: number): { readonly path: string; readonly viewBox: string } {
  const half = PITCH / 2;
  const parts = Array.from({ length: lanes }, (_, lane) => {
    const isBack = lane % 2 === 1;
    const turn = lane + 1 < lanes ? `a${half} ${half} 0 0 ${isBack ? 0 : 1} 0 ${PITCH}` : '';
    return `h${isBack ? -LANE : LANE}${turn}`;
  });
  return {
    path: `M${EDGE} ${half}${parts.join('')}`,
    viewBox: `0 0 ${LANE + 2 * EDGE} ${lanes * PITCH}`,
  };
}
