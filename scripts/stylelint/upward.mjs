import stylelint from 'stylelint';

const ruleName = 'lintel/upward';

/** Refuses queries of the width other than `width >= …`, for which stylelint has no rule. */
const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkAtRules('media', (node) => {
    const rest = node.params.replace(/\(\s*width\s*>=[^()]*\)/g, '');
    if (!node.params.includes('width') || !/\b(not|(min-|max-)?width)\b/.test(rest)) return;
    const message = `Expected phones first and "width >= …" for more, got "${node.params}"`;
    stylelint.utils.report({ ruleName, result, node, message });
  });
};

export default stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages: {} }));
