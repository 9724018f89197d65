/**
 * The plugin that gatsby-transformer-remark is given. Gatsby loads it as it is, without compiling
 * it, so what it does is in src/gatsby/markdown/remarkSite.ts, which hands itself over in every
 * process before any Markdown is read.
 */
let site;

module.exports = (api) => site.transform(api);

module.exports.setParserPlugins = () => [site.parser];

module.exports.use = (what) => {
  site = what;
};
