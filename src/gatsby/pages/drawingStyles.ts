import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve('src');
const FOLDER = path.join(SOURCE, 'components/product-ui/drawings');
const IMPORT = /from '(\.[^']+)'/g;

/** `workOrderBoard` → `WorkOrderBoard.tsx`, wherever it lies among the drawings. */
function componentOf(type: string): string {
  const name = `${type.charAt(0).toUpperCase()}${type.slice(1)}.tsx`;
  const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).find(
    (file) => path.basename(file) === name,
  );
  if (!found) throw new Error(`The drawing "${type}" has no component ${name} in ${FOLDER}.`);
  return path.join(FOLDER, found);
}

/** Adds the CSS Modules that a component and its parts import. */
function collect(file: string, styles: Set<string>, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = path.resolve(path.dirname(file), specifier);
    if (target.endsWith('.module.css')) styles.add(path.relative(SOURCE, target));
    else if (readdirSync(path.dirname(target)).includes(`${path.basename(target)}.tsx`))
      collect(`${target}.tsx`, styles, seen);
  }
}

/**
 * The CSS Modules of drawings, below `src/`: a page shows a drawing as markup, without the code that
 * would bring its styles along (Drawn.browser.tsx).
 * @throws Error if a type has no component named like it.
 */
export function drawingStyles(types: readonly string[]): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  for (const type of types) collect(componentOf(type), styles, seen);
  return [...styles].sort();
}
