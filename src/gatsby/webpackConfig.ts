/** The part of Gatsby's webpack configuration that the site looks at. */
export interface Config {
  readonly entry: { app?: string };
  readonly resolve: { alias: Record<string, string>; plugins?: Named[] };
  readonly output: { hashDigestLength?: number; chunkFilename?: string };
  devtool?: string | false;
  cache?: boolean | { version?: string };
  readonly plugins: (Named & {
    readonly options: { ignoreOrder: boolean; chunkFilename?: string };
  })[];
  readonly module: { rules: Rule[] };
  readonly optimization: {
    readonly splitChunks?: { readonly cacheGroups?: Record<string, unknown> };
    readonly minimizer?: Minimizer[];
  };
}

interface Named {
  readonly constructor: { readonly name: string };
}

interface Minimizer extends Named {
  readonly options?: {
    /** Name of a preset, then its settings. */
    readonly minimizerOptions?: { readonly preset?: [string, object] };
  };
}

interface CssModules {
  localIdentName?: string;
  getLocalIdent?: (context: { resourcePath: string }, _name: string, local: string) => string;
}

export interface Loader {
  readonly loader?: string;
  readonly options?: {
    readonly modules?: CssModules;
    postcssOptions?: object;
    readonly cacheDirectory?: unknown;
    readonly [name: string]: unknown;
  };
}

/** What a rule may choose its loaders by. */
export interface Module {
  readonly resource: string | undefined;
  /** The file that asks for it. */
  readonly issuer: string;
}

export interface Rule {
  readonly test?: RegExp;
  readonly parser?: { readonly exportsPresence: 'error' };
  readonly oneOf?: Rule[];
  use?: Loader | Loader[] | ((module: Module) => Loader[]);
}

/** Every rule, and the rules within it. */
export const rulesOf = ({ module }: Config): Rule[] => {
  const withOwn = (rule: Rule): Rule[] => [rule, ...(rule.oneOf ?? []).flatMap(withOwn)];
  return module.rules.flatMap(withOwn);
};

/** The loaders that a rule always has; a rule may also choose them for each module. */
export const loadersOf = ({ use = [] }: Rule): Loader[] =>
  typeof use === 'function' ? [] : [use].flat();
