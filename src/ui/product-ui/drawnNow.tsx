import type { ComponentType, HTMLAttributes } from 'react';

export type DrawnWrapper = Pick<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'aria-hidden' | 'onPointerOver' | 'onClick'
>;

/** A component inside the element that `drawnLater` keeps in browsers. */
export const drawnNow = <P extends object>(Draw: ComponentType<P>) =>
  function Drawn({ wrapper, ...props }: P & { readonly wrapper?: DrawnWrapper }) {
    return (
      <div {...wrapper}>
        <Draw {...(props as unknown as P)} />
      </div>
    );
  };
