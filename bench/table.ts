import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One measured number; `target` is what it has to reach, `atMost` tells from which side. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly target?: number;
  readonly atMost?: boolean;
}

const reached = ({ value, target, atMost = false }: Measure): string => {
  if (target === undefined) return '';
  return (atMost ? value <= target : value >= target) ? 'yes' : 'NO';
};

/** Prints the measures as a table and writes them to bench/results/<name>.json. */
export function publish(name: string, measures: readonly Measure[]): void {
  console.table(
    measures.map((measure) => ({
      what: measure.name,
      value: measure.value,
      unit: measure.unit,
      target: measure.target ?? '',
      reached: reached(measure),
    })),
  );
  const file = path.resolve('bench/results', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(measures, null, 2)}\n`);
  console.log(`Written to ${path.relative(process.cwd(), file)}`);
}
