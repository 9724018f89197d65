import { useKeptChoice } from '../../../../browser/useKeptChoice';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import { FilmStrip } from '../../../../ui/recording/FilmStrip';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { filmStrips } from './schema';
import * as styles from './FilmStrips.module.css';

/** Recordings below one another, each as long as it lasts; on a page of films the first is open. */
export function FilmStrips(section: SectionProps<typeof filmStrips>) {
  const { anchor, title, lead, filter, films, note } = section;
  const subjects = filter?.subjects ?? [];
  const { form, keep } = useKeptChoice();
  const longest = Math.max(...films.map(({ recording }) => recording.seconds));
  const countOf = (subject: string): number =>
    films.filter(({ about }) => about.includes(subject)).length;
  // Numbers of the filter’s options; the first shows all.
  const placesOf = (about: readonly string[]): string =>
    ['1', ...about.map((subject) => subjects.indexOf(subject) + 2)].join(' ');
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="ink" isTight>
      <form ref={form} data-choices="" onChange={keep} className={styles.root}>
        {filter ? (
          <ChoiceRow
            legend={filter.choose}
            name="about"
            look="chips"
            choices={[
              { key: 'all', content: filter.every, count: films.length },
              ...subjects.map((subject) => ({
                key: subject.toLowerCase(),
                content: subject,
                count: countOf(subject),
              })),
            ]}
          />
        ) : null}
        <ul className={styles.films}>
          {films.map(({ anchor: id, recording, name, about }, index) => (
            <li key={recording.slug} data-choice={placesOf(about)}>
              <FilmStrip
                id={id}
                recording={recording}
                name={name}
                longest={longest}
                isOpen={index === 0 && subjects.length > 0}
              />
            </li>
          ))}
        </ul>
      </form>
      <Prose html={note} />
    </Section>
  );
}
