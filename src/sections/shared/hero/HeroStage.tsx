import { Drawing } from '../../../ui/product-ui/Drawing';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { hero } from './schema';
import * as styles from './HeroStage.module.css';

type HeroStageProps = Pick<SectionProps<typeof hero>, 'drawing' | 'phone'>;

/** Drawing of a hero, with a technician’s phone over its edge. */
export function HeroStage({ drawing, phone }: HeroStageProps) {
  if (!drawing) return null;
  return (
    <div className={`${styles.root} ${phone ? styles.withPhone : ''}`}>
      <div className={styles.board}>
        <Drawing drawing={drawing} />
      </div>
      {phone ? (
        <div className={styles.phone}>
          <Drawing drawing={phone} />
        </div>
      ) : null}
    </div>
  );
}
