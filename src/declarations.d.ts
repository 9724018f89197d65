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

/** Data that no query asks for (src/ui/layout/EnquiryPanel.tsx). */
declare module '*.yaml' {
  const data: unknown;
  export default data;
}

/** Gatsby's own start in the browser (src/gatsby/onCreateWebpackConfig.ts). */
declare module 'gatsby-app';

/** The part that Markdown needs; templates ask GraphQL for the same. */
declare module 'gatsby-plugin-sharp' {
  import type { Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  export function getImageSizeAsync(file: Node): Promise<{ width: number; height: number }>;
  export function generateImageData(options: {
    file: Node;
    args: {
      layout: 'constrained';
      width: number;
      breakpoints: number[];
      sizes: string;
      formats: string[];
      placeholder: 'none';
    };
    pathPrefix?: string | undefined;
    reporter: Reporter;
    cache: unknown;
  }): Promise<IGatsbyImageData | undefined>;
}

/** Addresses that pages once had; a build writes it. */
declare module '*/former-addresses.json' {
  const addresses: readonly string[];
  export default addresses;
}
