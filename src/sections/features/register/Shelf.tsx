import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { ActLine } from '../../../ui/primitives/ActLine';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Book } from './Book';
import { choicesOf, countsOf, linesOf, MARKS } from './counts';
import type { register } from './schema';
import * as styles from './Shelf.module.css';

/** Every feature on a shelf; a mark narrows all books, style sheets alone answer. */
export function Shelf(section: SectionProps<typeof register>) {
  const { anchor, shelf, markLabel, marks, modules, missing, act } = section;
  const counts = countsOf(linesOf(modules));
  return (
    <Section {...shelf} anchor={anchor} size="md" head="split" isTight>
      <div data-choices="" className={styles.root}>
        <ChoiceRow
          legend={markLabel}
          isLegendHidden
          look="chips"
          className={styles.marks}
          choices={(['all', ...MARKS] as const).map((mark, index) => ({
            key: mark,
            content: (
              <>
                {marks[mark]}
                {mark === 'all' ? null : <i className={styles.mark} data-mark={mark} />}
              </>
            ),
            count: counts[index] ?? 0,
          }))}
        />
        <ul className={styles.shelf}>
          {modules.map(({ id, family, name, href, lines }, place) => (
            <Book key={id} {...{ id, family, name }} counts={countsOf(lines)} isOpen={place === 0}>
              <ul>
                {lines.map((line) => (
                  <li key={line.what} data-choice={choicesOf(line)} className={styles.line}>
                    <SiteLink href={href} className={styles.link}>
                      <Text as="span" look="small">
                        {line.what}
                      </Text>
                    </SiteLink>
                    {line.is.map((mark) => (
                      <i key={mark} className={styles.mark} data-mark={mark} title={marks[mark]}>
                        <span className="visuallyHidden">{marks[mark]}</span>
                      </i>
                    ))}
                  </li>
                ))}
              </ul>
            </Book>
          ))}
          <Book name={missing.name} counts={counts.map(() => missing.items.length)}>
            {missing.items.map(({ title, text }) => (
              <div key={title} className={styles.line}>
                <Text look="label">{title}</Text>
                <Text look="source">{text}</Text>
              </div>
            ))}
          </Book>
        </ul>
      </div>
      <ActLine {...act} />
    </Section>
  );
}
