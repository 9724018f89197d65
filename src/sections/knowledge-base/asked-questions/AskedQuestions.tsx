import { graphql } from 'gatsby';
import { useId } from 'react';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { Heading } from '../../../ui/primitives/Heading';
import { LinkRow } from '../../../ui/primitives/LinkRow';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { QuestionField } from './QuestionField';
import type { askedQuestions } from './schema';
import { TopicAsked } from './TopicAsked';
import { topicId } from './topicId';
import * as styles from './AskedQuestions.module.css';

/** A field whose answer stands below it while one types, and the topics with their questions. */
export function AskedQuestions(section: SectionProps<typeof askedQuestions>) {
  const { term, title, lead, actions, topicsTitle, whole, pages } = section;
  const heading = useId();
  const topics = pages.map((page) => ({ text: page.title, href: `#${topicId(page.path)}` }));
  return (
    <>
      <HeroGround hero={section} heading={heading} usual="family">
        <div className={styles.root}>
          <div className={styles.words}>
            {term ? <Text look="term">{term}</Text> : null}
            <Heading level={1} size="lg" id={heading}>
              {title}
            </Heading>
          </div>
          <QuestionField {...section} />
          <Prose html={lead} />
          <LinkRow links={[...topics, ...actions]} />
        </div>
      </HeroGround>
      <Section title={topicsTitle} head="hidden" isTight>
        {pages.map((page, index) => (
          <TopicAsked key={page.path} page={page} whole={whole} isTurned={index % 2 === 1} />
        ))}
      </Section>
    </>
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
