/** Whole percentage with sign: +6%, −4%, 0%. */
export function signedPercent(percent: number): string {
  const whole = Math.round(percent);
  if (whole === 0) return '0%';
  return `${whole < 0 ? '−' : '+'}${Math.abs(whole)}%`;
}
