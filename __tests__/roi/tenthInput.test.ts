// @alone: puts an input into the list of fields, for all that is loaded after it.

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { tenth } from './tenthInput.ts';
import { inputTable } from '../../src/registry/editor/inputTable.ts';
import { calculatorWords } from '../../src/kinds/calculator/calculatorWords.ts';
import { cutFonts } from '../../scripts/roi-templates/cutFonts.ts';
import { makeTemplate } from '../../scripts/roi-templates/makeTemplate.ts';
import { defaultInputs } from '../../src/roi/inputs.ts';
import { calculatorAddress } from '../../src/roi/link.ts';
import { computeRoi } from '../../src/roi/model.ts';
import { csvRows } from '../../src/roi/page/csvRows.ts';
import { parseInputs } from '../../src/roi/parse.ts';
import { toPoints, sheet } from '../../src/roi/report/canvas.ts';
import { drawReport } from '../../src/roi/report/drawReport.ts';
import { foot } from '../../src/roi/report/layout.ts';
import { respond } from '../../src/roi/route/respond.ts';
import { site } from '../../src/site.ts';
import { openPdf, readTexts } from './readPdf.ts';
import { routeServices } from './templates.ts';

/** Milliseconds for fonts to be cut and two reports to be drawn, also where other work goes on. */
const PATIENCE = 60_000;

const given = { ...defaultInputs, [tenth.key]: 31_250.5 };

const ask = (query: string) =>
  respond(
    new Request(`${site.origin}/roi-pdf?${query}`, { headers: { Accept: 'application/json' } }),
    routeServices,
  );

describe('an input more in the list of fields', () => {
  it('is in the defaults, and in the link, which gives it back', () => {
    expect(defaultInputs).toMatchObject({ [tenth.key]: tenth.default });
    const { searchParams } = new URL(calculatorAddress(given));
    expect(searchParams.get(tenth.name)).toBe('31250.5');
    expect(parseInputs(searchParams)).toEqual({ ok: true, inputs: given });
  });

  it('is read by the route, which names its range, and kept apart by the cache', async () => {
    const refusal = await ask(`${tenth.name}=-1`);
    expect(refusal.status).toBe(400);
    const body = await refusal.text();
    expect(body).toContain(`"${tenth.name}"`);
    expect(body).toContain('10,000,000');
    const report = await ask(`${tenth.name}=1`);
    expect(report.headers.get('Netlify-Vary')?.split(/[=|]/)).toContain(tenth.name);
  });

  it('is a row of the CSV', () => {
    const row = csvRows([given, null]).find((cells) => cells.includes(tenth.name));
    expect(row).toEqual(expect.arrayContaining([tenth.label, 31_250.5, tenth.unit]));
  });

  it('is a row of the documentation', () => {
    expect(inputTable()).toContain(`| \`${tenth.name}\` | ${tenth.label} | ${tenth.unit} |`);
  });

  it('has to have a place in the form', () => {
    const words = parse(readFileSync('content/data/roi/calculator.yaml', 'utf8')) as {
      groups: { fields: object[] }[];
    };
    const refused = calculatorWords.schema.safeParse(words);
    expect(refused.error?.issues[0]?.message).toContain(tenth.key);
    words.groups[0]?.fields.push({ input: tenth.key, help: 'At the price you paid.' });
    expect(calculatorWords.schema.safeParse(words).success).toBe(true);
  });

  it(
    'is in the report, above the footer and beside its label',
    async () => {
      const fonts = await cutFonts(
        readFileSync('src/styles/fonts/instrument-sans-latin-wdth-wght.woff2'),
      );
      for (const isIntegration of [true, false]) {
        const inputs = { ...given, isIntegration };
        const template = await makeTemplate(isIntegration, fonts);
        const report = await drawReport(template, inputs, computeRoi(inputs));
        const texts = readTexts((await openPdf(report)).getPage(0));
        const lineOf = (shown: string) => texts.find(({ text }) => text.trim() === shown)?.y;
        expect(lineOf(tenth.label)).toBeDefined();
        expect(lineOf('31,250.5')).toBe(lineOf(tenth.label));
        const footer = toPoints(sheet.height - foot);
        const above = texts.map(({ y }) => y - footer).filter((distance) => distance > 1);
        expect(Math.min(...above)).toBeGreaterThan(12);
      }
    },
    PATIENCE,
  );
});
