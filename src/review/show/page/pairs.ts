import type { Change, Sides, Snippet } from '../../compare/review';
import { diffWords, textOf } from '../../compare/diffWords';
import type { Words } from '../../compare/review';
import { site } from '../../../site';
import { words } from './diff';
import { html, type Html } from './html';
import type { Shown } from './sides';

/** About as many characters of a title are shown by search engines. */
const SHOWN = 60;

type Side = 'was' | 'is';

const CAPTIONS: Readonly<Record<Side, string>> = { was: 'Before', is: 'After' };

/** Words of both sides of which one shows only its own. */
const ofSide = (parts: Words, side: Side): Words =>
  parts.filter(
    (part) => typeof part === 'string' || (side === 'was' ? 'del' in part : 'ins' in part),
  );

function snippetFigure({ was, is }: Sides<Snippet>, side: Side): Html | undefined {
  const own = side === 'was' ? was : is;
  if (!own) return undefined;
  const shown = (key: keyof Snippet): Words =>
    was && is ? ofSide(diffWords(was[key], is[key]), side) : [own[key]];
  const trail = own.path.split('/').filter(Boolean).join(' › ');
  const { length } = own.title;
  const isSame = was && is && was.description === is.description;
  return html`<figure data-side="${side}">
    <figcaption>${CAPTIONS[side]}, in a search engine</figcaption>
    <div class="snippet">
      <span class="from">${new URL(site.origin).host}${trail && ` › ${trail}`}</span>
      <span class="name">${words(shown('title'))}</span>
      <span class="desc"
        >${isSame ? textOf([own.description], 'is') : words(shown('description'))}</span
      >
    </div>
    <p class="length">
      <i
        class="${length > SHOWN && 'isLong'}"
        style="--n:${Math.min(1, length / SHOWN).toFixed(2)}"
      ></i
      >${length} characters${length > SHOWN ? `; about ${SHOWN} are shown` : ` of ${SHOWN}`}
    </p>
  </figure>`;
}

function shareFigure(
  { was, is }: NonNullable<Change['share']>,
  side: Side,
  { pictures }: Shown,
): Html | undefined {
  const own = side === 'was' ? was : is;
  if (!own) return undefined;
  const src = pictures?.get(own.src);
  return html`<figure data-side="${side}">
    <figcaption>${CAPTIONS[side]}, as a chat shows a link to it</figcaption>
    ${
      src
        ? html`<img
            class="share"
            src="${src}"
            alt="${own.alt}"
            width="1200"
            height="630"
            loading="lazy"
          />`
        : html`<p class="share">${own.alt || own.src}</p>`
    }
  </figure>`;
}

/** How a search engine and a chat show the page: before beside after. */
export const pairs = (
  { snippet, share }: Change,
  shown: Shown,
): readonly (Html | false | undefined)[] => [
  snippet &&
    html`<div class="pair">${snippetFigure(snippet, 'was')}${snippetFigure(snippet, 'is')}</div>`,
  share &&
    html`<div class="pair">
      ${shareFigure(share, 'was', shown)}${shareFigure(share, 'is', shown)}
    </div>`,
];
