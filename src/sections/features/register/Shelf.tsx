import { fill } from '../../../text/fillWords';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { ActLine } from '../../../ui/primitives/ActLine';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Book } from './Book';
import words from './words.json';
import { countsOf, linesOf, MARKS } from './counts';
import type { register } from './schema';
import * as styles from './Shelf.module.css';

/** Every feature on a shelf; a mark narrows all books, style sheets alone answer. */
export function Shelf(section: SectionProps<typeof register>) {
  const { anchor, shelf, markLabel, marks, modules, missing, missingAnchor, act } = section;
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
                {mark === 'all' ? null : <i data-mark={mark} />}
              </>
            ),
            count: counts[index] ?? 0,
          }))}
        />
        <ul className={styles.shelf}>
          {modules.map(({ family, name, href, lines }, place) => (
            <Book key={name} {...{ family, name }} counts={countsOf(lines)} isOpen={place === 0}>
              <Text as="ul" look="small" className={styles.lines}>
                {lines.map((line) => (
                  <li key={line.what}>
                    {line.what}
                    {line.is.map((mark) => (
                      <i key={mark} role="img" title={marks[mark]} data-mark={mark} />
                    ))}
                  </li>
                ))}
              </Text>
              <SiteLink href={href}>{fill(words.page, { name })}</SiteLink>
            </Book>
          ))}
          <Book
            name={missing.name}
            counts={counts.map(() => missing.items.length + missing.more.count)}
            id={missingAnchor}
          >
            <ul className={styles.lines}>
              {missing.items.map(({ title, text }) => (
                <li key={title}>
                  <Text look="label">{title}</Text>
                  <Text look="source">{text}</Text>
                </li>
              ))}
            </ul>
            <Text look="label">{missing.more.title}</Text>
            <SiteLink href={missing.more.link.href}>{missing.more.link.text}</SiteLink>
          </Book>
        </ul>
      </div>
      <ActLine {...act} />
    </Section>
  );
}
