import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../scripts/support/projectCopy';

/** A site of one page with one of each thing that our changes to Gatsby's build are about. */
const FILES = {
  'gatsby-config.ts': `
    export default {
      jsxRuntime: 'automatic',
      siteMetadata: { title: 'Small' },
      adapter: { name: 'none', adapt: () => undefined },
    };`,
  // The changes, and after them a plugin of webpack that writes down what came of them.
  'gatsby-node.ts': `
    import { writeFileSync } from 'node:fs';
    import { onCreateWebpackConfig as change } from './site/gatsby/onCreateWebpackConfig';
    const named = ({ constructor, options }) =>
      [constructor.name, options?.minimizer?.implementation?.name].filter(Boolean).join(' ');
    export const onCreateWebpackConfig = (api) => {
      change(api);
      const { optimization, resolve } = api.getConfig();
      const note = (modules) => JSON.stringify({
        minimizers: (optimization.minimizer ?? []).map(named),
        resolvers: resolve.plugins.map(named),
        modules: modules.map(({ resource, loaders }) => [resource, loaders.map(({ loader }) => loader)]),
      });
      const apply = ({ hooks }) => hooks.thisCompilation.tap('Note', (compilation) =>
        compilation.hooks.finishModules.tap('Note', (modules) => writeFileSync(
          api.stage + '.json',
          note([...modules].filter(({ resource }) => resource)),
        )));
      api.actions.setWebpackConfig({ plugins: [{ apply }] });
    };`,
  'gatsby-ssr.ts': `export { replaceRenderer } from './site/gatsby/replaceRenderer';`,
  'src/browser/start.ts': `import 'gatsby-app';`,
  'src/Drawn.tsx': `
    import { Drawing } from './Drawing';
    export const Drawn = () => <Drawing />;`,
  'src/Drawn.browser.tsx': `
    export const Drawn = () => {
      void import(/* webpackChunkName: "drawings" */ './Drawing');
      return <b />;
    };`,
  'src/Drawing.tsx': `
    import { bar } from './Drawing.module.css';
    export const Drawing = () => <b className={bar}>drawn by hand</b>;`,
  'src/Drawing.module.css': '.bar { color: blue }',
  'src/styles/tokens.css': ':root {\n  --color-of-words: blue;\n}',
  'src/page.module.css': `
    .unused { top: 0 }
    .root { color: var(--color-of-words); animation: grow 1s; animation-timeline: view() }`,
  'src/Plain.tsx': `
    import PropTypes from 'prop-types';
    interface PlainProps { readonly text: string }
    export const Plain = ({ text }: PlainProps) => <i>{text}</i>;
    Plain.propTypes = { text: PropTypes.string.isRequired };`,
  'src/useTitle.ts': `
    import { graphql, useStaticQuery } from 'gatsby';
    export const useTitle = (): string =>
      useStaticQuery(graphql\`query Title { site { siteMetadata { title } } }\`).site.siteMetadata.title;`,
  'src/pages/index.tsx': `
    import '../styles/tokens.css';
    import { Drawn } from '../Drawn';
    import { root } from '../page.module.css';
    import { Plain } from '../Plain';
    import { useTitle } from '../useTitle';
    export default function Page() {
      return <main className={root}><Plain text={useTitle()} /><Drawn /></main>;
    }
    export const Head = () => <title>Title of the page</title>;`,
};

/** What the small site takes from this one. */
const LINKS = {
  site: 'src',
  node_modules: 'node_modules',
  'package.json': 'package.json',
  'src/gatsby/nothing.ts': 'src/gatsby/nothing.ts',
  'src/gatsby/noPropTypes.ts': 'src/gatsby/noPropTypes.ts',
};

/** What the plugin above writes. */
interface Note {
  readonly minimizers: readonly string[];
  /** How modules are found. */
  readonly resolvers: readonly string[];
  /** Each module, and what compiles it. */
  readonly modules: readonly [file: string, loaders: readonly string[]][];
}

/**
 * Builds the small site with Gatsby as it is installed.
 * @param plain what the build leaves out (src/gatsby/optional.ts).
 */
export function smallSite(plain = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-site-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  mkdirSync(path.join(folder, 'src/gatsby'));
  for (const [link, target] of Object.entries(LINKS)) {
    symlinkSync(path.resolve(target), path.join(folder, link));
  }
  build(folder, { CI: 'true', PLAIN_GATSBY: plain });

  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const files = readdirSync(path.join(folder, 'public'), { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = new Map(scripts.map((file) => [file, read(`public/${file}`)]));
  const note = (stage: string) => {
    const { modules, ...rest } = JSON.parse(read(`${stage}.json`)) as Note;
    /** What compiles a module, by the names of packages, in the order of the configuration. */
    const compilersOf = (end: string): string[] =>
      (modules.find(([file]) => file.endsWith(end))?.[1] ?? [`no module ${end}`]).map(
        (loader) => /.*node_modules\/([^/]+)/.exec(loader)?.[1] ?? loader,
      );
    return { ...rest, compilersOf };
  };
  const site = {
    html: read('public/index.html'),
    files,
    /** The scripts whose text has this in it. */
    scriptsWith: (part: string): string[] =>
      scripts.filter((file) => texts.get(file)?.includes(part)),
    forBrowsers: note('build-javascript'),
    forHtml: note('build-html'),
  };
  rmSync(folder, { recursive: true });
  return site;
}
