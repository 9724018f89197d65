import type { CSSProperties } from 'react';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { heatYear } from './schema';

interface HeatYearRasterProps {
  readonly map: SectionProps<typeof heatYear>['map'];
  /** What it shows; without one it is drawn beside words that say so. */
  readonly alt?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** Hours by days, four dots each: a diagram and no photograph, so it fills whatever frame it is given. */
export const HeatYearRaster = ({ map, alt, className, style }: HeatYearRasterProps) => (
  <svg
    role={alt ? 'img' : undefined}
    aria-label={alt}
    aria-hidden={alt ? undefined : true}
    className={className}
    style={style}
  >
    <image
      href={map.src.publicURL ?? undefined}
      width="100%"
      height="100%"
      preserveAspectRatio="none"
    />
  </svg>
);
