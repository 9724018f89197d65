import type { SectionProps } from '../../../content-model/sectionProps';
import type { sixLayers } from './schema';
import * as styles from './SixLayersScreen.module.css';

type SixLayersScreenProps = Pick<
  SectionProps<typeof sixLayers>,
  'screen' | 'entries' | 'fieldsLeft' | 'job'
>;

/** The work order, covered by the old fields with the numbers of their layers. */
export function SixLayersScreen({ screen, entries, fieldsLeft, job }: SixLayersScreenProps) {
  return (
    <div className={styles.root}>
      <p className={styles.bar} aria-hidden="true">
        {screen.bar} <span>×</span>
      </p>
      <div className={styles.sheets}>
        <div className={styles.job}>
          <div className={styles.frame}>
            <svg
              viewBox="0 0 200 150"
              preserveAspectRatio="xMidYMid slice"
              className={styles.photo}
              aria-hidden="true"
            >
              <path className={styles.tile} d="M0 0h200v62H0z" />
              <path className={styles.seam} d="M0 31h200M66 0v62M133 0v62M0 62h200" />
              <path className={styles.stain} d="M78 34c22-9 45-2 46 10s-18 16-32 15-34-15-14-25z" />
              <path className={styles.drop} d="M100 72v10M100 94v8" />
              <path className={styles.desk} d="M30 122h140v8H30zM40 130v20M160 130v20" />
              <path className={styles.drop} d="M84 120c8-5 24-5 32 0z" />
            </svg>
          </div>
          <div className={styles.said}>
            <p className={styles.when}>{job.when}</p>
            <p className={styles.title}>{job.title}</p>
            <p>{job.text}</p>
            <p className={styles.when}>{job.by}</p>
          </div>
        </div>
        <div role="img" aria-label={screen.sentence} className={styles.fields}>
          {entries.map(({ layer, label, value }, index) => (
            <span key={`${label} ${index}`} data-layer={layer} className={styles.field}>
              {label}
              <i className={styles.box}>{value}</i>
            </span>
          ))}
        </div>
      </div>
      <p className={styles.left} aria-hidden="true">
        {fieldsLeft}
      </p>
    </div>
  );
}
