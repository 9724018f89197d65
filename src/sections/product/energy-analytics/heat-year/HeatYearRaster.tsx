import type { CSSProperties } from 'react';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { heatYear } from './schema';

interface HeatYearRasterProps {
  readonly map: SectionProps<typeof heatYear>['map'];
  /** Text alternative; none if the text beside it suffices. */
  readonly alt?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** Image of hours by days, four pixels each; a diagram, so it may stretch to any frame. */
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
