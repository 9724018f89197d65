import type { ReactNode } from 'react';
import * as styles from './Text.module.css';

/**
 * The recipes, for an element that `Text` cannot be, such as a link. By name: dynamic access to the module
 * would cost a function for each class.
 */
export const looks = {
  lead: styles.lead,
  body: styles.body,
  small: styles.small,
  source: styles.source,
  tick: styles.tick,
  name: styles.name,
  label: styles.label,
  verdict: styles.verdict,
  term: styles.term,
  quote: styles.quote,
  voice: styles.voice,
  unit: styles.unit,
  figureXl: styles.figureXl,
  figureLg: styles.figureLg,
  figureSm: styles.figureSm,
  nav: styles.nav,
  control: styles.control,
  menu: styles.menu,
  drawn: styles.drawn,
};

interface TextProps {
  /**
   * Recipe, by what the words are. Read: `lead` opens a section, `body`, `small`, `quote`, which at the size of a title is a `voice`; `source`
   * says where a figure is from. Named: `name` of a thing in a list, `label` of a field or of a row,
   * `term` that a buyer types. Counted: `figureXl`, `figureLg`, `figureSm` with their `unit`,
   * `verdict` for the sentence that a drawing comes to, `tick` on its axis. Around
   * pages: `nav` for links and lines of menus and footer, `menu` for their large ones, `control` in the
   * header; `drawn` is the product, smaller than it is.
   */
  readonly look?: keyof typeof looks;
  readonly as?:
    | 'p'
    | 'span'
    | 'b'
    | 'div'
    | 'dt'
    | 'dd'
    | 'h3'
    | 'li'
    | 'ul'
    | 'legend'
    | 'figcaption'
    | 'blockquote'
    | 'time';
  /** In a softer color. */
  readonly isSoft?: boolean;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Words in one of the recipes of the house; no other sheet states a size, a weight or a width of type. */
export function Text({
  look = 'body',
  as: Tag = 'p',
  isSoft = false,
  id,
  className,
  children,
}: TextProps) {
  const classes = [looks[look], isSoft ? styles.soft : '', className].filter(Boolean).join(' ');
  return (
    <Tag id={id} className={classes}>
      {children}
    </Tag>
  );
}
