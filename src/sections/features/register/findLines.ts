import type { RegisterModule } from './schema';

/** The modules with those lines in which, or in whose name, every typed word is found. */
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
