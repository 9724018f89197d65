import { posterFile } from '../../format/captions';
import { Icon } from '../primitives/Icon';
import * as styles from './FilmPoster.module.css';

/** Still of a recording, in the summary that opens its player. */
export const FilmPoster = ({ slug }: { readonly slug: string }) => (
  <span className={styles.root}>
    <img
      src={posterFile(slug, 336)}
      alt=""
      width={336}
      height={189}
      loading="lazy"
      decoding="async"
      className={styles.picture}
    />
    <span className={styles.play}>
      <Icon name="play" className={styles.sign} />
    </span>
  </span>
);
