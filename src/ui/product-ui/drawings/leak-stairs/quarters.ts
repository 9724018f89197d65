import { MONTHS } from '../../../../time/inWords';

/** First day of each quarter on an axis, with its label. */
export function quarters({ from, to }: { readonly from: string; readonly to: string }) {
  const found: { day: string; text: string }[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    for (const month of [1, 4, 7, 10]) {
      const day = `${year}-${String(month).padStart(2, '0')}-01`;
      const name = (MONTHS[month - 1] ?? '').slice(0, 3);
      if (day >= from && day < to) found.push({ day, text: `${name}\u00a0${year}` });
    }
  }
  return found;
}
