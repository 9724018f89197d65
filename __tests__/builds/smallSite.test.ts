import { parseHTML } from 'linkedom';
import { isOn } from '../../src/gatsby/optional';
import { smallSite } from '../support/smallSite';

type Site = ReturnType<typeof smallSite>;

/** It waits for its turn where a larger build runs beside it. */
const PATIENCE = 600_000;

const stylesOf = ({ html }: Site): string =>
  Array.from(
    parseHTML(html).document.querySelectorAll('style'),
    (sheet) => sheet.textContent,
  ).join();

const classesOf = ({ html }: Site): string[] =>
  Array.from(
    parseHTML(html).document.querySelectorAll('main, main [class]'),
    (item) => item.className,
  );

describe('a build by Gatsby with our changes', () => {
  let site: Site;
  beforeAll(() => {
    site = smallSite();
  }, PATIENCE);

  it.each(['forBrowsers', 'forHtml'] as const)('compiles each file once, %s', (stage) => {
    const { compilersOf } = site[stage];
    expect(compilersOf('/src/Plain.tsx')).toEqual(['swc-loader']);
    // Gatsby takes the page and its `Head` apart, and a query out of its component.
    expect(compilersOf('/src/pages/index.tsx')).toEqual(['gatsby']);
    expect(compilersOf('/src/useTitle.ts')).toEqual(['gatsby']);
    expect(compilersOf('/react/jsx-runtime.js')).toEqual([]);
  });

  it('reads styles for browsers, and only the names of classes for HTML', () => {
    const sheet = '/src/page.module.css';
    expect(site.forBrowsers.compilersOf(sheet)).toEqual([
      'mini-css-extract-plugin',
      'css-loader',
      'postcss-loader',
    ]);
    expect(site.forHtml.compilersOf(sheet)).toEqual(['css-loader']);
  });

  it('looks for no themes', () => {
    const { forBrowsers, forHtml } = site;
    for (const { resolvers } of [forBrowsers, forHtml]) {
      expect(resolvers).not.toEqual([]);
      expect(resolvers.filter((name) => name.includes('Shadowing'))).toEqual([]);
    }
  });

  it("has one minifier of scripts, and Gatsby's of styles", () => {
    expect(site.forBrowsers.minimizers).toEqual([
      'TerserPlugin swcMinify',
      expect.stringMatching(/^CssMinimizerPlugin/),
    ]);
  });

  it('sends a page with short class names, each with its style', () => {
    const classes = classesOf(site);
    expect(classes).toHaveLength(2);
    for (const name of classes) {
      expect(name).toMatch(/^[a-zA-Z]{4}$/);
      expect(stylesOf(site)).toContain(`.${name}{`);
    }
  });

  it('names tokens shortly', () => {
    expect(stylesOf(site)).toMatch(/:root\{--0:(blue|#00f)\}/);
    expect(stylesOf(site)).toContain('color:var(--0)');
  });

  it('leaves declarations in their order', () => {
    expect(stylesOf(site)).toMatch(/animation:[^}]+;animation-timeline:/);
  });

  it('keeps the code of drawings apart from that of the page', () => {
    expect(site.html).toContain('drawn by hand');
    const [chunk, ...others] = site.scriptsWith('drawn by hand');
    expect(others).toEqual([]);
    expect(site.scriptsWith('Title of the page')).not.toContain(chunk);
  });

  it('sends no code that nothing runs, and no maps', () => {
    expect(site.scriptsWith('propTypes').length).toBeGreaterThan(0);
    expect(site.scriptsWith('PropTypes')).toEqual([]);
    expect(site.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  it('asks for scripts late', () => {
    expect(parseHTML(site.html).document.querySelector('script[src]')).toBeNull();
  });
});

describe('a build without what is optional', () => {
  let plain: Site;
  beforeAll(() => {
    plain = smallSite('all');
  }, PATIENCE);

  it("makes the same page by Gatsby's own means", () => {
    expect(parseHTML(plain.html).document.querySelector('main')?.textContent).toBe(
      'Smalldrawn by hand',
    );
    for (const name of classesOf(plain)) expect(stylesOf(plain)).toContain(`.${name}{`);
    expect(stylesOf(plain)).toMatch(/animation:[^}]+;animation-timeline:/);
    expect(stylesOf(plain)).toContain('var(--color-of-words)');
    expect(parseHTML(plain.html).document.querySelectorAll('script[src]')).not.toHaveLength(0);
    expect(plain.forBrowsers.minimizers[0]).toBe('TerserPlugin terserMinify');
    for (const { compilersOf } of [plain.forBrowsers, plain.forHtml]) {
      expect(new Set(compilersOf('/src/Plain.tsx'))).toEqual(new Set(['gatsby']));
    }
  });
});

it('knows what may be left out', () => {
  expect(isOn('drawings', 'imagesOnce,drawings')).toBe(false);
  expect(isOn('drawings', 'imagesOnce')).toBe(true);
  expect(() => isOn('drawings', 'imagesOnce,drawing')).toThrow(/drawing is none of .*drawings/);
});
