interface Range {
  readonly type: string;
  readonly quality: number;
}

function readRanges(accept: string): Range[] {
  return accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = q === undefined ? 1 : Number(q.slice(2));
    return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
  });
}

/** How much a type is wanted, from 0 to 1: the most exact range that covers it decides. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  const family = `${type.split('/')[0]}/*`;
  const range = [type, family, '*/*']
    .map((pattern) => ranges.find((candidate) => candidate.type === pattern))
    .find((candidate) => candidate !== undefined);
  return range?.quality ?? 0;
}

/** Whether a client would rather have JSON than a page; a page where it has no preference. */
export function prefersJson(accept: string | null): boolean {
  const ranges = readRanges(accept ?? '*/*');
  const json = ['application/json', 'application/problem+json'].map((type) =>
    qualityOf(type, ranges),
  );
  return Math.max(...json) > qualityOf('text/html', ranges);
}
