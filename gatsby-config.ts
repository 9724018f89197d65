import type { GatsbyConfig } from 'gatsby';
import { loadTs } from './src/gatsby/load';
import type * as Headers from './src/gatsby/security/headers';
import { site } from './src/site';

const { headers } = loadTs<typeof Headers>('src/gatsby/security/headers.ts');

const config: GatsbyConfig = {
  siteMetadata: {
    title: site.name,
    siteUrl: process.env['SITE_URL'] ?? site.origin,
  },
  trailingSlash: 'always',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  jsxRuntime: 'automatic',
  // On Netlify, Gatsby would install an adapter by itself and switch gatsby-plugin-netlify off.
  // This one does nothing, so that a build here and a build there give the same files.
  adapter: { name: 'none', adapt: () => undefined },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${__dirname}/content` },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { formats: ['auto', 'webp'], placeholder: 'none', quality: 72 } },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        plugins: [`${__dirname}/src/gatsby/gatsby-remark-site`],
      },
    },
    {
      resolve: 'gatsby-plugin-netlify',
      options: { mergeSecurityHeaders: false, headers: headers(process.env) },
    },
  ],
};

export default config;
