import { useId } from 'react';
import { useKeptChoice } from '../../../../../browser/useKeptChoice';
import { playTime } from '../../../../../format/captions';
import { ChoiceRow } from '../../../../../ui/primitives/ChoiceRow';
import { Container } from '../../../../../ui/primitives/Container';
import { Fold } from '../../../../../ui/primitives/Fold';
import { Heading } from '../../../../../ui/primitives/Heading';
import { Text } from '../../../../../ui/primitives/Text';
import { FilmPoster } from '../../../../../ui/recording/FilmPoster';
import { Player } from '../../../../../ui/recording/Player';
import type { SectionProps } from '../../../../../content-model/sectionProps';
import type { filmList } from './schema';
import * as styles from './FilmList.module.css';

/** Each row unfolds to its player. */
export function FilmList(section: SectionProps<typeof filmList>) {
  const { title, lead, choose, every, subjects, films, note } = section;
  const heading = useId();
  const { form, keep } = useKeptChoice();
  const countOf = (subject: string): number =>
    films.filter(({ about }) => about.includes(subject)).length;
  const choices = [
    { key: 'all', name: every, count: films.length },
    ...subjects.map((name) => ({ key: name.toLowerCase(), name, count: countOf(name) })),
  ];
  // Numbers of the filter’s options; the first shows all.
  const placesOf = (about: readonly string[]): string =>
    ['1', ...about.map((subject) => subjects.indexOf(subject) + 2)].join(' ');
  return (
    <section aria-labelledby={heading} className={styles.root}>
      <Container>
        <div className={styles.head}>
          <Heading level={1} size="lg" id={heading}>
            {title}
          </Heading>
          <Text look="lead">{lead}</Text>
        </div>
        <form ref={form} data-choices onChange={keep}>
          <ChoiceRow
            legend={choose}
            name="about"
            look="chips"
            className={styles.choices}
            choices={choices.map(({ key, name, count }) => ({
              key,
              content: name,
              count,
            }))}
          />
          <ul>
            {films.map(({ recording, about }) => (
              <li key={recording.slug} data-choice={placesOf(about)}>
                <Fold
                  name="film"
                  title={
                    <span className={styles.film}>
                      <FilmPoster slug={recording.slug} />
                      <Heading level={2} size="sm">
                        {recording.title}
                      </Heading>
                      <span className={styles.text}>{recording.text}</span>
                      <span className={styles.length}>{playTime(recording.seconds)}</span>
                    </span>
                  }
                >
                  <div className={styles.inside}>
                    <Player recording={recording} />
                  </div>
                </Fold>
              </li>
            ))}
          </ul>
        </form>
        <Text look="source" isSoft className={styles.note}>
          {note}
        </Text>
      </Container>
    </section>
  );
}
