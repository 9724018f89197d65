import { graphql } from 'gatsby';
import { useId } from 'react';
import { BrowseEnd } from '../../../ui/browse/BrowseEnd';
import { FacetRow } from '../../../ui/browse/FacetRow';
import { useBrowse } from '../../../ui/browse/useBrowse';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Fold } from '../../../ui/primitives/Fold';
import { Prose } from '../../../ui/primitives/Prose';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { TextField } from '../../../ui/primitives/TextField';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { askedQuestions } from './schema';
import * as styles from './AskedQuestions.module.css';

const LIST = 'asked';
const FACETS = ['topic'];

/** The address keeps the filters. */
export function AskedQuestions(section: SectionProps<typeof askedQuestions>) {
  const { title, anchor, find, byTopic, pages } = section;
  const id = useId();
  const entries = pages.flatMap(({ path, title: topic, questions }) =>
    questions.map((item) => ({ ...item, topic, path })),
  );
  const browsed = useBrowse({
    entries,
    facets: FACETS,
    index: entries.map(({ topic }) => [topic]),
    textOf: ({ question, answer }) => `${question} ${answer}`,
  });
  return (
    <Section title={title} anchor={anchor} size="md">
      <Scripted className={styles.filters}>
        <TextField
          id={id}
          label={find}
          type="search"
          value={browsed.words}
          onChange={({ target }) => browsed.look(target.value)}
        />
        <FacetRow browsed={browsed} facet="topic" label={byTopic} />
      </Scripted>
      <ul id={LIST}>
        {browsed.shown.map(({ question, answer, topic, path }) => (
          <li key={question} data-entry="">
            <Fold
              title={
                <span className={styles.question}>
                  <Text as="span" look="name">
                    {question}
                  </Text>
                  <Text as="span" look="small" isSoft>
                    {topic}
                  </Text>
                </span>
              }
            >
              <div className={styles.answer}>
                <Prose html={answer.replaceAll('href="#', `href="${path}#`)} />
                <ArrowLink href={path}>{topic}</ArrowLink>
              </div>
            </Fold>
          </li>
        ))}
      </ul>
      <BrowseEnd browsed={browsed} list={LIST} />
    </Section>
  );
}

export const fragment = graphql`
  fragment AskedPage on KnowledgeBase {
    path
    title
    questions {
      question
      answer
    }
  }
`;
