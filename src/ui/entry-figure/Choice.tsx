import type { CSSProperties, ReactNode } from 'react';
import { Pick } from '../primitives/Pick';
import { Text } from '../primitives/Text';
import * as styles from './Choice.module.css';

/** What the marks of a figure are told. */
export interface ShapeProps<Figure> {
  readonly figure: Figure;
  readonly id: string;
  /** Number of the mark that is read out from the start, from 0; -1 for none. */
  readonly start: number;
}

interface ChoiceProps {
  /** Of the figure: names the radios. */
  readonly of: { readonly id: string; readonly start: number };
  readonly index: number;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** A mark that can be chosen. */
export const Choice = ({ of: { id, start }, index, className, style, children }: ChoiceProps) => (
  <label className={`${styles.root} ${className ?? ''}`} style={style}>
    <Pick
      type="radio"
      name={id}
      value={index}
      defaultChecked={index === start}
      aria-describedby={`${id}-${index}`}
    />
    {children}
  </label>
);

interface WordsProps {
  readonly look?: 'small' | 'tick' | 'figureSm';
  readonly isSoft?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Words of a mark, underlined while it is chosen. */
export const Name = ({ look = 'small', isSoft = false, className = '', children }: WordsProps) => (
  <Text as="span" look={look} isSoft={isSoft} className={`${styles.name} ${className}`}>
    {children}
  </Text>
);
