import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shape } from '../../src/content-model/drawings';
import { sections } from '../../src/content-model/sections';
import { sectionTypeNames } from '../../src/content-model/sdl';
import { drawingStyles } from '../../src/gatsby/pages/drawingStyles';
import { pageModule } from '../../src/gatsby/pages/pageModule';
import * as registry from '../../src/components/sections/all';

const folder = mkdtempSync(path.join(tmpdir(), 'page-modules-'));
const moduleOf = (parts: readonly string[], drawings: readonly string[] = []) =>
  pageModule({ sections: parts, drawings }, folder);

describe('the module of a page', () => {
  it('names the sections of the page, each once, and no other', () => {
    const text = readFileSync(moduleOf(['HeroSection', 'FaqSection', 'FaqSection']), 'utf8');
    expect(text).toContain('import { FaqSection, HeroSection } from');
    expect(text).not.toContain('TrailSection');
  });

  it('is the same for pages of the same parts, in whatever order', () => {
    const one = moduleOf(['HeroSection', 'FaqSection'], ['phoneJob']);
    expect(moduleOf(['FaqSection', 'HeroSection', 'FaqSection'], ['phoneJob'])).toBe(one);
    expect(moduleOf(['HeroSection', 'FaqSection'])).not.toBe(one);
  });

  it('brings the styles of its drawings along, with those of their parts', () => {
    const text = readFileSync(moduleOf(['HeroSection'], ['workOrderBoard']), 'utf8');
    expect(text).toMatch(/import '.*WorkOrderBoard\.module\.css'/);
    expect(text).toMatch(/import '.*Chip\.module\.css'/);
    expect(text).not.toMatch(/PhoneJob/);
  });
});

it('finds the styles of every drawing there can be', () => {
  expect(() => drawingStyles(['nothing'])).toThrow('Nothing.tsx');
  const types = shape.options.map(({ shape: keys }) => keys.type.value);
  expect(types.length).toBeGreaterThan(0);
  for (const type of types) expect(drawingStyles([type])).not.toEqual([]);
});

it('has a component for each type of section', () => {
  expect(Object.keys(sections).length).toBeGreaterThan(0);
  expect(Object.keys(registry).sort()).toEqual([...sectionTypeNames].sort());
});
