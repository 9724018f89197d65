import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { integrationField, numberFields } from '../../src/roi/fields.ts';
import { defaultInputs, toParams } from '../../src/roi/inputs.ts';
import { parseInputs, parseNumber } from '../../src/roi/parse.ts';
import { site } from '../../src/site.ts';
import { inputs, withInputs } from './arbitraries.ts';

/** The table of the calculator’s inputs. */
const specification =
  /^### ROI calculator input$([^#]*)/m.exec(readFileSync('docs/specification.md', 'utf8'))?.[1] ??
  '';

const parse = (query: string) => parseInputs(new URLSearchParams(query));

const errorsOf = (query: string) => {
  const parsed = parse(query);
  return parsed.ok ? [] : parsed.errors;
};

describe('the fields', () => {
  it('carry the names and defaults of the specification', () => {
    const specified = [
      ...specification.matchAll(/^\| ([a-z]\w+(?:\{provider\})?)[^|]*\| (\S+) +\|$/gm),
    ].map(([, name = '', usual]) => [name.replace('{provider}', site.name), usual]);
    const fields = [...numberFields, integrationField];
    expect(fields.map(({ name, default: usual }) => [name, String(usual)]).sort()).toEqual(
      specified.sort(),
    );
  });

  it('have defaults that they take themselves', () => {
    for (const field of numberFields) {
      expect(parseNumber(field, String(field.default))).toBe(field.default);
    }
  });
});

describe('a query', () => {
  it('without parameters, with empty or unknown ones gives the defaults', () => {
    for (const query of ['', 'noOfBuildings=&monthlyWorkOrdersCount', 'utm_source=mail&x=1&x=2']) {
      expect(parse(query)).toEqual({ ok: true, inputs: defaultInputs });
    }
  });

  it.each([
    ['12', 12],
    ['012', 12],
    ['12.0', 12],
    ['1.2e1', 12],
    ['120E-1', 12],
    ['%2B12', 12],
  ])('noOfBuildings=%s is %i', (text, noOfBuildings) => {
    const expected = withInputs({ noOfBuildings });
    expect(parse(`noOfBuildings=${text}`)).toEqual({ ok: true, inputs: expected });
  });

  it('takes fractions where a field is not whole, and turns -0 into 0', () => {
    const parsed = parse('inHouseWorkOrdersPercentage=.5&avgTimeForInHouseWorkOrder=-0');
    const expected = withInputs({
      inHouseWorkOrdersPercentage: 0.5,
      avgTimeForInHouseWorkOrder: 0,
    });
    expect(parsed).toStrictEqual({ ok: true, inputs: expected });
  });

  it.each([
    '%20',
    '+5',
    '5%20',
    '0x10',
    '0b1',
    'Infinity',
    '-Infinity',
    'NaN',
    'null',
    '1e999',
    '1,000',
    '1_000',
    '5;6',
    '٣',
    '%zz',
    '%00',
    '0',
    '-1',
    '10001',
    '1.5',
    '1e-5',
    '9'.repeat(8000),
  ])('noOfBuildings=%s is an error', (text) => {
    expect(errorsOf(`noOfBuildings=${text}`)).toMatchObject([{ parameter: 'noOfBuildings' }]);
  });

  it('knows both ends of every range', () => {
    for (const { name, min, max } of numberFields) {
      expect(errorsOf(`${name}=${min}`)).toEqual([]);
      expect(errorsOf(`${name}=${max}`)).toEqual([]);
      expect(errorsOf(`${name}=${min - 1}`)).toHaveLength(1);
      expect(errorsOf(`${name}=${max + 1}`)).toHaveLength(1);
    }
  });

  it('names every error at once, with what came and what is taken', () => {
    const errors = errorsOf('noOfBuildings=many&monthlyWorkOrdersCount=2000000');
    expect(errors.map(({ parameter, got }) => [parameter, got])).toEqual([
      ['noOfBuildings', 'many'],
      ['monthlyWorkOrdersCount', '2000000'],
    ]);
    expect(errors[0]?.takes).toMatch(/1 to 10,000/);
    expect(errors[1]?.takes).toMatch(/0 to 1,000,000/);
  });

  it('takes a repeated parameter only with one value', () => {
    expect(parse('noOfBuildings=5&noOfBuildings=5').ok).toBe(true);
    expect(errorsOf('noOfBuildings=5&noOfBuildings=6')[0]?.got).toBe('5 and 6');
    expect(errorsOf('noOfBuildings=&noOfBuildings=6')).toHaveLength(1);
    expect(errorsOf('isIntegration=true&isIntegration=false')).toHaveLength(1);
  });

  it.each(['true', '', 'False', 'FALSE', '0', 'no', ' false', 'rubbish'])(
    'isIntegration=%p is true',
    (text) => {
      expect(parse(new URLSearchParams({ isIntegration: text }).toString())).toEqual({
        ok: true,
        inputs: defaultInputs,
      });
    },
  );

  it('isIntegration is false for exactly false', () => {
    const expected = withInputs({ isIntegration: false });
    expect(parse('isIntegration=false')).toEqual({ ok: true, inputs: expected });
  });

  it('shows what came short, and without control chars', () => {
    const got = (text: string) => errorsOf(`noOfBuildings=${encodeURIComponent(text)}`)[0]?.got;
    expect(got('x'.repeat(9000))?.length).toBeLessThan(80);
    expect(got('a\u0000\u202eb\n')).toBe('a\ufffd\ufffdb\ufffd');
    expect(got('😀'.repeat(500))).toMatch(/^😀+…$/u);
  });

  it('made from inputs gives them back', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const query = toParams(given).toString();
        expect(parse(query)).toStrictEqual({ ok: true, inputs: given });
      }),
    );
  });
});
