import { PassThrough } from 'stream';
import { text } from 'stream/consumers';
import type { GatsbySSR, ReplaceRendererArgs } from 'gatsby';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { drawnStyles } from './drawnStyles';
import { isOn } from './optional';

/**
 * Renders a page as Gatsby does, but whole: for pages that arrive in pieces React sets large
 * boundaries aside and lets a script put them in their places. Here the page is a file, and without
 * JavaScript a visitor would see nothing of it. What is drawn on it gets its styles.
 */
async function render({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> {
  const html = await new Promise<string>((resolve, reject) => {
    const stream = new PassThrough();
    const { pipe } = renderToPipeableStream(bodyComponent, {
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(stream);
        text(stream).then(resolve, reject);
      },
      onError: reject,
    });
  });
  replaceBodyHTMLString(html);
  const sheets = isOn('drawings') ? drawnStyles(html) : [];
  const drawn = sheets.map(({ href, styles }) =>
    createElement('style', {
      key: href,
      'data-drawn': href,
      dangerouslySetInnerHTML: { __html: styles },
    }),
  );
  setHeadComponents(drawn);
}

// Gatsby waits for the promise, although its type does not say so.
export const replaceRenderer = render as unknown as GatsbySSR['replaceRenderer'];
