/** Sums that a writer states in words of arithmetic: `(return - mixed) / (return - outdoor) * 100`. */

export type Values = Readonly<Record<string, number | undefined>>;

const PIECE = /\s*(\d+(?:\.\d+)?|[a-z]+|[-+*/(),])/gy;

const isName = (piece: string): boolean => /^[a-z]+$/.test(piece) && piece !== 'max';

function piecesOf(formula: string): string[] {
  const pieces = [...formula.trim().matchAll(PIECE)].map(([, piece = '']) => piece);
  return pieces.join('') === formula.replaceAll(/\s/g, '') ? pieces : [];
}

/** The names that a formula needs a value of. */
export const namesIn = (formula: string): string[] => [
  ...new Set(piecesOf(formula).filter(isName)),
];

const doing: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
};

/**
 * What a formula comes to: the four operations, parentheses and `max(a, b)`. Nothing where a value is
 * missing, it divides by nothing, or it is no formula.
 */
export function work(formula: string, values: Values): number | undefined {
  const left = piecesOf(formula);

  function one(): number {
    const piece = left.shift() ?? '';
    if (piece === '-') return -one();
    if (piece === 'max') {
      if (left.shift() !== '(') return NaN;
      let most = chain(0);
      let end = left.shift();
      for (; end === ','; end = left.shift()) most = Math.max(most, chain(0));
      return end === ')' ? most : NaN;
    }
    if (piece === '(') {
      const inside = chain(0);
      return left.shift() === ')' ? inside : NaN;
    }
    return isName(piece) ? (values[piece] ?? NaN) : Number(piece || NaN);
  }

  /** Terms that are added, of factors that are multiplied. */
  function chain(depth: 0 | 1): number {
    const next = (): number => (depth === 0 ? chain(1) : one());
    let sum = next();
    while (left[0] && (depth === 0 ? '+-' : '*/').includes(left[0])) {
      sum = doing[left.shift()!]!(sum, next());
    }
    return sum;
  }

  const sum = chain(0);
  return left.length === 0 && Number.isFinite(sum) ? sum : undefined;
}

const SIGNS: Readonly<Record<string, string>> = {
  '+': ' + ',
  '-': ' − ',
  '*': ' × ',
  '/': ' ÷ ',
  ',': ', ',
};

/** A formula with its values, as one writes it on paper. */
export const inFull = (formula: string, values: Values, shown: (value: number) => string): string =>
  piecesOf(formula)
    .map((piece) => SIGNS[piece] ?? (isName(piece) ? shown(values[piece] ?? NaN) : piece))
    .join('');
