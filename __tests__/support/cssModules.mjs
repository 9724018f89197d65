const COMMENT = /\/\*[\s\S]*?\*\//g;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** A CSS Module as Gatsby gives it, its classes under their own names; no other can be read. */
const moduleOf = (classes, file) => `
module.exports = new Proxy(${JSON.stringify({ ...classes, __esModule: true })}, {
  get(classes, name) {
    if (name in classes) return classes[name];
    throw new Error(${JSON.stringify(file)} + ' has no class "' + String(name) + '"');
  },
});
`;

export default {
  process(css, path) {
    const names = Array.from(css.replace(COMMENT, '').matchAll(CLASS), ([, name]) => name);
    const file = path.slice(path.lastIndexOf('/src/') + 1);
    return { code: moduleOf(Object.fromEntries(names.map((name) => [name, name])), file) };
  },
};
