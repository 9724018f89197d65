/**
 * What makes builds faster or pages lighter, changes nothing else, and leans on how Gatsby works
 * inside (docs/developers/gatsby.md).
 */
const OPTIONAL = [
  'classNames',
  'compilationHash',
  'compileWithSwc',
  'drawings',
  'fileNames',
  'imagesOnce',
  'lateScripts',
  'leanWebpack',
  'unusedCode',
] as const;

type Optional = (typeof OPTIONAL)[number];

const isOptional = (name: string): name is Optional => OPTIONAL.some((known) => known === name);

/**
 * Whether this build does it. One that leaves all of them out shows what a new Gatsby, or a new
 * package, breaks by itself.
 * @param plain what this build leaves out, separated by commas, or "all"
 * @throws Error if it names something else.
 */
export function isOn(name: Optional, plain = process.env['PLAIN_GATSBY'] ?? ''): boolean {
  const left = plain.split(',').filter(Boolean);
  const unknown = left.filter((part) => part !== 'all' && !isOptional(part));
  if (unknown.length === 0) return !left.includes('all') && !left.includes(name);
  throw new Error(`PLAIN_GATSBY: ${unknown.join(', ')} is none of all, ${OPTIONAL.join(', ')}`);
}
