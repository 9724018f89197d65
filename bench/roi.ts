import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultInputs } from '../src/roi/inputs.ts';
import { computeRoi } from '../src/roi/model.ts';
import { drawReport } from '../src/roi/report/drawReport.ts';
import { templateFolder, templateFor } from '../src/roi/report/template.ts';
import type { Measure } from './table';

/** Draws reports for a while, each of other inputs, and says how many were done in a second. */
async function drawFor(milliseconds: number, template: Uint8Array): Promise<number> {
  const start = performance.now();
  let reports = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    const inputs = { ...defaultInputs, monthlyWorkOrdersCount: reports % 500 };
    await drawReport(template, inputs, computeRoi(inputs));
    reports += 1;
    elapsed = performance.now() - start;
  }
  return reports / (elapsed / 1000);
}

/** Reports per second on one core after warm-up, and how long the first one takes. */
export async function benchRoi(): Promise<Measure[]> {
  const file = join(process.cwd(), 'static', templateFolder, templateFor(true));
  const template = await readFile(file);
  const start = performance.now();
  await drawReport(template, defaultInputs, computeRoi(defaultInputs));
  const first = performance.now() - start;
  await drawFor(300, template);
  const perSecond = await drawFor(1500, template);
  const round = (value: number): number => Math.round(value * 100) / 100;
  return [
    { name: 'ROI reports', unit: 'reports/s', value: Math.round(perSecond), target: 60 },
    {
      name: 'ROI report, warm',
      unit: 'ms',
      value: round(1000 / perSecond),
      target: 16,
      atMost: true,
    },
    { name: 'ROI report, first', unit: 'ms', value: round(first), target: 100, atMost: true },
  ];
}
