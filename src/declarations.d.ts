/** Gatsby gives the classes of a CSS Module as named exports. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.css';

/** Gatsby's own start in the browser (src/gatsby/onCreateWebpackConfig.ts). */
declare module 'gatsby-app';
