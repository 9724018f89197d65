import { escape } from '../../src/http/escape';
import type { ReadPage } from './readPage';
import { cut, SETTINGS } from './snippet';

/** Where the files are that a sheet shows, as a browser reads them. */
interface Places {
  readonly address: string;
  readonly host: string;
  /** Address of the share picture. */
  readonly picture: string | undefined;
  readonly css: string;
}

function result(page: ReadPage, on: 'desk' | 'phone', where: string): string {
  const title = cut(page.title, SETTINGS.title[on]);
  const description = cut(page.description, SETTINGS.description[on]);
  return `<div><div class="result ${on}"><div class="address">${escape(where)}</div><b>${escape(title.shown)}</b><p>${escape(description.shown)}</p></div><small>Title ${title.width} of ${SETTINGS.title[on].room} px, description ${description.width} of ${SETTINGS.description[on].room} px</small></div>`;
}

/** A page as others show it, on one sheet that a browser opens without any server. */
export function sheetHtml(
  page: ReadPage,
  warnings: readonly string[],
  { address, host, picture, css }: Places,
): string {
  const where = [host, ...address.split('/').filter(Boolean)].join(' › ');
  const shown = picture
    ? `<div class="results"><div class="card"><img src="${picture}" alt=""><p>${escape(page.sharedTitle)}<br><small>${escape(host)}</small></p></div><img class="chat" src="${picture}" alt=""></div><p><small>${escape(page.pictureAlt)}</small></p>`
    : '<p>None</p>';
  const answers = page.answers
    .map(({ asked, said }) => `<dt>${escape(asked)}</dt><dd>${escape(said)}</dd>`)
    .join('');
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>${escape(address)}</title><style>${css}</style>
<h1>${escape(address)}</h1>
${warnings.length > 0 ? `<ul>${warnings.map((one) => `<li>${escape(one)}</li>`).join('')}</ul>` : ''}
<h2>In search results, at a desk and on a phone</h2>
<div class="results">${result(page, 'desk', where)}${result(page, 'phone', where)}</div>
<h2>Where a link is shared, and 300 px wide in a chat</h2>
${shown}
<h2>What an answer engine would take</h2>
<dl>${page.first ? `<dt>First paragraph</dt><dd>${escape(page.first)}</dd>` : ''}${answers}</dl></html>
`;
}
