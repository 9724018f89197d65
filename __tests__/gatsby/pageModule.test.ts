import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sections } from '../../src/registry/sections';
import { sectionTypeNames } from '../../src/content-model/sdl';
import { pageModule } from '../../src/gatsby/pages/pageModule';
import * as registry from '../../src/registry/components';

const folder = mkdtempSync(path.join(tmpdir(), 'page-modules-'));
const moduleOf = (sections: readonly string[]) => pageModule({ sections }, folder);

describe('the module of a page', () => {
  it('names the sections of the page, each once, and no other', () => {
    const text = readFileSync(moduleOf(['HeroSection', 'FaqSection', 'FaqSection']), 'utf8');
    expect(text).toContain('import { FaqSection, HeroSection } from');
    expect(text).not.toContain('TrailSection');
  });

  it('is the same for pages of the same parts, in whatever order', () => {
    const one = moduleOf(['HeroSection', 'FaqSection']);
    expect(moduleOf(['FaqSection', 'HeroSection', 'FaqSection'])).toBe(one);
    expect(moduleOf(['HeroSection'])).not.toBe(one);
  });
});

it('has a component for each type of section', () => {
  expect(Object.keys(sections).length).toBeGreaterThan(0);
  expect(Object.keys(registry).sort()).toEqual([...sectionTypeNames].sort());
});
