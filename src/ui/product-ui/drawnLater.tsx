import type { ComponentType } from 'react';
import type { DrawnWrapper } from './drawnNow';
import { useDrawnCode } from './useDrawnCode';

// React leaves this markup as the page came with it.
const AS_IT_IS = { __html: '' };

/**
 * What never changes once the page is there: its markup stays, and its code is loaded only after
 * navigation in the browser. A file `Drawn.browser.tsx` exports it, and replaces `Drawn.tsx` beside it
 * there (src/gatsby/onCreateWebpackConfig.ts), which exports `drawnNow`.
 */
export const drawnLater = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  function Drawn({ wrapper, ...props }: P & { readonly wrapper?: DrawnWrapper }) {
    const [root, Draw] = useDrawnCode(load);
    if (!Draw) {
      return (
        <div ref={root} {...wrapper} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
      );
    }
    return (
      <div key="drawn" {...wrapper}>
        <Draw {...(props as unknown as P)} />
      </div>
    );
  };
