/** Minutes as people say them: `45 min`, `2 h`, `4 h 40 min`; nothing in it breaks. */
export function inHours(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [`${hours}\u00a0h`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : []),
  ];
  return parts.join('\u00a0');
}
