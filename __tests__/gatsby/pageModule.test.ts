import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sections } from '../../src/registry/sections';
import { pageModule } from '../../src/gatsby/pages/pageModule';
import { sectionFile } from '../../src/gatsby/pages/sectionFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'page-modules-'));
const moduleOf = (sections: readonly string[]) => pageModule({ sections }, folder);

describe('the module of a page', () => {
  it('names the sections of the page, each once, and no other', () => {
    const text = readFileSync(moduleOf(['hero', 'faq', 'faq']), 'utf8');
    expect(text).toContain('const components = { faq, hero };');
    expect(text.match(/src\/sections\/.*'/g)).toHaveLength(2);
  });

  it('brings what its texts need beside paragraphs', () => {
    const plain = moduleOf(['faq']);
    const rich = pageModule({ sections: ['faq'], isRich: true }, folder);
    expect(readFileSync(rich, 'utf8')).toContain('styles/rich.css');
    expect(readFileSync(plain, 'utf8')).not.toContain('rich.css');
  });

  it('is the same for pages of the same parts, in whatever order', () => {
    const one = moduleOf(['hero', 'faq']);
    expect(moduleOf(['faq', 'hero', 'faq'])).toBe(one);
    expect(moduleOf(['hero'])).not.toBe(one);
  });
});

it.each(Object.keys(sections))('has a component for each type of section: %s', (type) => {
  const file = sectionFile(type);
  expect(readFileSync(`src/${file}.tsx`, 'utf8')).toMatch(
    new RegExp(`export (function|const) ${path.basename(file)}\\b`),
  );
});
