import { parse } from 'yaml';

/** Imports a YAML file as Gatsby's bundler does: as its data. */
export default {
  process: (text) => ({
    code: `module.exports = { default: ${JSON.stringify(parse(text))}, __esModule: true };`,
  }),
};
