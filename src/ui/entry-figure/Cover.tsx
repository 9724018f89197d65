import type { EntryFigure } from '../../content-model/entry-figure';
import { sentenceOf } from '../../content-model/entry-figure/marksOf';
import { outlineOf } from '../../content-model/entry-figure/outline';
import type { Field } from '../../content-model/entry-figure/outlines/strokes';
import { place } from '../plot/place';
import { Text } from '../primitives/Text';
import * as styles from './Cover.module.css';
import { groundOf } from './ground';
import './ground.css';

const CARD: Field = { width: 360, height: 116, line: 16 };

/** Wider and flatter, beside the number. */
const SHARE: Field = { width: 360, height: 150, line: 16 };

const aligns = { start: styles.start, middle: styles.middle, end: styles.end };

interface CoverProps {
  readonly figure: EntryFigure;
  /** Of its entry, above it. */
  readonly title?: string | undefined;
  readonly isShare: boolean;
}

/** A figure as one picture: on a card or, beside its number and with a title, to be shared. */
export function Cover({ figure, title, isShare }: CoverProps) {
  const field = isShare ? SHARE : CARD;
  const { strokes, words } = outlineOf(figure, field);
  const of = `0 0 ${field.width} ${field.height}`;
  return (
    <div className={styles.box}>
      <div
        role="img"
        aria-label={[title, sentenceOf(figure)].filter(Boolean).join('. ')}
        className={isShare ? `${styles.root} ${styles.share}` : styles.root}
        {...groundOf(figure)}
      >
        {title ? (
          <Text look="name" className={styles.title}>
            {title}
          </Text>
        ) : null}
        <div>
          <Text look="figureLg" className={styles.number}>
            {figure.number}
          </Text>
          <Text look="small" isSoft className={styles.says}>
            {figure.says}
          </Text>
        </div>
        <div className={styles.field}>
          <svg viewBox={of}>
            {strokes.map(({ path, tone, width, dash }) => (
              <path
                key={`${path} ${width ?? ''}`}
                d={path}
                className={width ? styles.line : styles.area}
                data-shade={tone}
                strokeWidth={width}
                strokeDasharray={dash?.join(' ')}
              />
            ))}
          </svg>
          {words.map(({ x, y, text, align }) => (
            <span
              key={`${x} ${y}`}
              className={`${styles.word} ${aligns[align]}`}
              style={place({
                x: (x / field.width) * 100,
                y: (y / field.height) * 100,
                signs: String(text.length),
              })}
            >
              <Text as="span" look="tick">
                {text}
              </Text>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
