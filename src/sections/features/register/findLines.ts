import type { RegisterModule } from './schema';

/** Modules with the features that match every typed word, in text or module name. */
export function findLines(modules: readonly RegisterModule[], typed: string): RegisterModule[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return modules
    .map((module) => ({
      ...module,
      lines: module.lines.filter(({ what }) =>
        words.every((word) => `${module.name} ${what}`.toLowerCase().includes(word)),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
}
