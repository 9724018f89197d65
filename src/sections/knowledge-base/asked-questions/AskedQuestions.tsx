import { graphql } from 'gatsby';
import { BrowseEnd } from '../../../ui/browse/BrowseEnd';
import { BrowseTools } from '../../../ui/browse/BrowseTools';
import { useBrowse } from '../../../ui/browse/useBrowse';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Fold } from '../../../ui/primitives/Fold';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { askedQuestions } from './schema';
import { TopicAsked } from './TopicAsked';
import * as styles from './AskedQuestions.module.css';

const LIST = 'asked';

/** Topics with their questions; words leave the questions that hold them, and the address keeps them. */
export function AskedQuestions(section: SectionProps<typeof askedQuestions>) {
  const { title, anchor, find, whole, pages } = section;
  const entries = pages.flatMap(({ path, title: topic, questions }) =>
    questions.map((item) => ({ ...item, topic, path })),
  );
  const browsed = useBrowse({
    entries,
    facets: [],
    index: entries.map(() => []),
    textOf: ({ question, answer }) => `${question} ${answer}`,
  });
  return (
    <Section title={title} anchor={anchor} size="md">
      <BrowseTools browsed={browsed} find={find} />
      {browsed.isNarrowed ? (
        <>
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
        </>
      ) : (
        pages.map((page, index) => (
          <TopicAsked key={page.path} page={page} whole={whole} isTurned={index % 2 === 1} />
        ))
      )}
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
    drawing {
      ...DrawingParts
    }
  }
`;
