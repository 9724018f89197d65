/** Gatsby exposes CSS Modules as named exports: every name answers with itself. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name === '__esModule' ? target.__esModule : name) },
);
