/** Where `gatsby develop` tells of faults (src/gatsby/develop/faults.ts). */
const ADDRESS = '/__content-faults';

/** Above all of the page, and out of the reach of its styles. */
const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; }
  ol { margin: 0; padding: 16px 24px 16px 40px; max-height: 40vh; overflow: auto;
    font: 16px/1.5 ui-monospace, monospace; color: #fff; background: #7a1f14; }
  ol:empty { display: none; }
`;

/** A list at the foot of the page, which a screen reader reads when it changes. */
function panel(): HTMLOListElement {
  const host = document.body.appendChild(document.createElement('content-faults'));
  const root = host.attachShadow({ mode: 'open' });
  const style = root.appendChild(document.createElement('style'));
  style.textContent = STYLE;
  const list = root.appendChild(document.createElement('ol'));
  list.setAttribute('role', 'alert');
  list.setAttribute('aria-label', 'Faults of the content');
  return list;
}

/** In `gatsby develop`: what the content check says of the files as they were saved last. */
export function watchFaults(): void {
  const list = panel();
  new EventSource(ADDRESS).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const lines = JSON.parse(data) as readonly string[];
    list.replaceChildren(
      ...lines.map((line) => {
        const item = document.createElement('li');
        item.textContent = line;
        return item;
      }),
    );
  });
}
