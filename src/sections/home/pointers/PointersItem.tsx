import { useId, useState } from 'react';
import copy from './words.json';
import { fill } from '../../../text/fillWords';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Icon } from '../../../ui/primitives/Icon';
import { Picture } from '../../../ui/primitives/Picture';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { pointers } from './schema';
import * as styles from './PointersItem.module.css';

interface PointersItemProps {
  readonly pointer: SectionProps<typeof pointers>['items'][number];
  /** Whether its picture is the one shown. */
  readonly isShown: boolean;
  readonly isFirst: boolean;
  readonly onPoint: () => void;
}

/** Link with picture: beside the links with a mouse, otherwise below it, opened by a button. */
export function PointersItem({ pointer, isShown, isFirst, onPoint }: PointersItemProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isFirst);
  const { text, href, note, more, image } = pointer;
  const classes = [styles.root, isShown ? styles.shown : '', isOpen ? styles.open : ''];
  return (
    // Hovering is an addition: the link works by keyboard and touch.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={classes.filter(Boolean).join(' ')} onPointerEnter={onPoint} onFocus={onPoint}>
      <div className={styles.row}>
        <SiteLink href={href} className={styles.word}>
          {text}
        </SiteLink>
        <button
          type="button"
          className={styles.toggle}
          aria-label={fill(copy.show, { word: text ?? '' })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="plus" className={styles.sign} />
        </button>
      </div>
      <div id={id} className={styles.panel}>
        {image ? <Picture picture={image} /> : null}
        <div className={styles.words}>
          <p className={styles.note}>{note}</p>
          <ArrowLink href={href}>{more}</ArrowLink>
        </div>
      </div>
    </li>
  );
}
