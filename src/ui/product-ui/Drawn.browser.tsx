import type { DrawnProps } from './drawnProps';
import { useDrawnCode } from './useDrawnCode';

// React leaves this markup as the page came with it.
const AS_IT_IS = { __html: '' };

const load = () =>
  import(/* webpackChunkName: "drawings" */ './DrawingShape').then(
    ({ DrawingShape }) => DrawingShape,
  );

/**
 * `Drawn` in browsers (src/gatsby/onCreateWebpackConfig.ts replaces it). Drawings never change, so
 * the page’s markup stays and their code is not sent; only after client-side navigation it is
 * loaded to draw.
 */
export function Drawn({ shape, className }: DrawnProps) {
  const [root, Draw] = useDrawnCode(load);
  if (!Draw) {
    return (
      <div
        ref={root}
        aria-hidden="true"
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_IT_IS}
      />
    );
  }
  return (
    <div key="drawn" aria-hidden="true" className={className}>
      <Draw shape={shape} />
    </div>
  );
}
