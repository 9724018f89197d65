import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './ResponsiveImage.module.css';

interface ResponsiveImageProps {
  readonly image: IGatsbyImageData;
  readonly alt: string;
  /** How wide it is shown, where that is not what its fragment says. */
  readonly sizes?: string | undefined;
  readonly className?: string | undefined;
  /** Largest picture of the first screen: loads first. */
  readonly isFirst?: boolean;
}

/**
 * Sizes of gatsby-plugin-image as one `img`. The plugin’s component loads a second React renderer
 * for placeholders that this site does not use.
 */
export function ResponsiveImage({
  image,
  alt,
  sizes,
  className,
  isFirst = false,
}: ResponsiveImageProps) {
  const { fallback } = image.images;
  return (
    <img
      src={fallback?.src}
      srcSet={fallback?.srcSet}
      sizes={sizes ?? fallback?.sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      className={className ? `${styles.root} ${className}` : styles.root}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
