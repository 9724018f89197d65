import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Hint } from '../support/hint';
import { pages } from './pages';

type Options = NonNullable<ParseArgsConfig['options']>;

/** `--built` takes the build in `public/` as it stands, however old. */
const shared = { built: { type: 'boolean', default: false } } as const;

const parse = <O extends Options>(args: readonly string[], options: O) => {
  try {
    return parseArgs({
      args: [...args],
      options: { ...shared, ...options },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Hint(error instanceof Error ? error.message : String(error));
  }
};

/**
 * Addresses (all measured pages where none is named) and the options of a script's command line.
 * @throws Hint for an unknown option, or an address that does not start with a slash.
 */
export function readArguments<O extends Options>(args: readonly string[], options: O) {
  const { positionals, values } = parse(args, options);
  const wrong = positionals.find((address) => !address.startsWith('/'));
  if (wrong !== undefined) throw new Hint(`An address starts with a slash, got "${wrong}".`);
  return { addresses: positionals.length > 0 ? positionals : pages, values };
}

/**
 * Whole numbers above zero from `375,768`.
 * @throws Hint that names the option.
 */
export function readNumbers(option: string, text: string): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers;
  throw new Hint(`--${option} takes whole numbers above zero, got "${text}".`);
}
