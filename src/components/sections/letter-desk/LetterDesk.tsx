import { graphql } from 'gatsby';
import { useId } from 'react';
import { Form } from '../../forms/Form';
import { Heading } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import { HeroGround } from '../hero/HeroGround';
import { HeroText } from '../hero/HeroText';
import * as styles from './LetterDesk.module.css';

/** What the letters are, and a sheet on which to ask for them. */
export function LetterDesk(section: Queries.LetterDeskSectionPartsFragment) {
  const { deskTitle, deskText, deskForm } = section;
  const heading = useId();
  const form = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} />
        <div className={styles.sheet}>
          <Heading level={2} size="sm" id={form}>
            {deskTitle}
          </Heading>
          <Text size="small" isSoft>
            {deskText}
          </Text>
          <Form form={deskForm} labelledBy={form} />
        </div>
      </div>
    </HeroGround>
  );
}

export const fragment = graphql`
  fragment LetterDeskSectionParts on LetterDeskSection {
    ...HeroWords
    deskTitle
    deskText
    deskForm {
      ...FormParts
    }
  }
`;
