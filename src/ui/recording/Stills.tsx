import type { CSSProperties } from 'react';
import { stillsFile } from '../../format/captions';

/** Size of one still, as scripts/make-recordings.ts takes it. */
const STILL = { width: 480, height: 270 };

interface StillsProps {
  readonly slug: string;
  readonly count: number;
  readonly className: string | undefined;
  readonly style?: CSSProperties;
}

/** All stills of a recording side by side; what is around it shows one of them. */
export const Stills = ({ slug, count, ...rest }: StillsProps) => (
  <img
    src={stillsFile(slug)}
    alt=""
    width={STILL.width * count}
    height={STILL.height}
    loading="lazy"
    decoding="async"
    {...rest}
  />
);
