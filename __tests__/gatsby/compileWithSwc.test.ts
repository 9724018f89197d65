import path from 'node:path';
import { compileWithSwc } from '../../src/gatsby/compileWithSwc';
import { loadersOf, type Config, type Module, type Rule } from '../../src/gatsby/webpackConfig';

class TerserPlugin {}
class CssMinimizerPlugin {}

const babel = { loader: '/gatsby/babel-loader.js' };

const compiled = ({
  isHtml = false,
  minimizer = [new TerserPlugin(), new CssMinimizerPlugin()],
} = {}) => {
  const config: Config = {
    entry: {},
    output: {},
    plugins: [],
    resolve: { alias: {} },
    optimization: isHtml ? {} : { minimizer },
    module: {
      rules: [{ use: () => [babel] }, { use: [{ loader: '/babel-loader/lib/index.js' }] }],
    },
  };
  compileWithSwc(config, { isHtml });
  const [own, packages] = config.module.rules as [Rule, Rule];
  const names = (module: Module) =>
    typeof own.use === 'function' ? own.use(module).map(({ loader }) => loader) : [];
  return {
    of: (file: string, issuer = 'src/components/Page.tsx') =>
      names({ resource: path.resolve(file), issuer }),
    packages: loadersOf(packages).map(({ loader }) => loader),
    minimizer: config.optimization.minimizer,
  };
};

it('compiles with SWC what Gatsby has nothing to change in', () => {
  const { of, packages } = compiled();
  expect(of('src/ui/primitives/Button.tsx')).toEqual(['swc-loader']);
  expect(of('src/text/preventBreaks.ts')).toEqual(['swc-loader']);
  expect(packages).toEqual(['swc-loader']);
});

it.each([
  ['a file with a query', 'src/ui/useSite.ts', undefined],
  ['a template', 'src/ui/primitives/Button.tsx', '.cache/_this_is_virtual/async-requires.js'],
])('leaves %s to Babel', (_what, file, issuer) => {
  expect(compiled().of(file, issuer)).toEqual([babel.loader]);
});

it('takes packages as they are for HTML', () => {
  expect(compiled({ isHtml: true }).packages).toEqual([]);
});

it('changes the minifier of scripts and no other', () => {
  const [scripts, sheets] = compiled().minimizer ?? [];
  expect(scripts).not.toBeInstanceOf(TerserPlugin);
  expect(sheets).toBeInstanceOf(CssMinimizerPlugin);
});

it('says so where Gatsby minifies with something else', () => {
  expect(() => compiled({ minimizer: [new CssMinimizerPlugin()] })).toThrow('Terser');
});
