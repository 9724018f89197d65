import type { Page } from 'playwright-core';

const CONTROLS = new Set([
  'button',
  'checkbox',
  'combobox',
  'DisclosureTriangle',
  'link',
  'listbox',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

/** Controls that the browser tells assistive technology of, but has no name for. */
export async function unnamedControls(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const unnamed = nodes.filter(
    ({ ignored, role, name }) =>
      !ignored && CONTROLS.has(String(role?.value)) && !String(name?.value ?? '').trim(),
  );
  const described = unnamed.map(async ({ role, backendDOMNodeId }) => {
    const { outerHTML } = await devtools.send('DOM.getOuterHTML', {
      backendNodeId: backendDOMNodeId,
    });
    return `${role?.value} without a name: ${outerHTML.slice(0, 160)}`;
  });
  return Promise.all(described);
}
