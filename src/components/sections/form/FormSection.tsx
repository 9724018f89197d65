import { graphql } from 'gatsby';
import { useId } from 'react';
import copy from '../../../copy/forms.json';
import { Form } from '../../forms/Form';
import { Logo } from '../../layout/Logo';
import { Heading } from '../../primitives/Heading';
import { Picture } from '../../primitives/Picture';
import { SiteLink } from '../../primitives/SiteLink';
import { Text } from '../../primitives/Text';
import { Wordmark } from '../../primitives/Wordmark';
import { StepsList } from '../steps/StepsList';
import * as styles from './FormSection.module.css';

/** A form beside what follows when it is sent. On a page without navigation it shows the way home. */
export function FormSection(section: Queries.FormSectionPartsFragment) {
  const { anchor, isHead, hasLogo, wash, title, lead, items, proof, customers, image } = section;
  const titleId = useId();
  const formId = useId();
  return (
    <section
      id={anchor ?? undefined}
      aria-labelledby={titleId}
      className={isHead ? `${styles.root} ${styles.head}` : styles.root}
    >
      <div data-wash={wash} className={styles.aside}>
        <div className={styles.words}>
          {hasLogo ? <Logo /> : null}
          <Heading level={isHead ? 1 : 2} size={isHead ? 'lg' : 'md'} id={titleId}>
            {title}
          </Heading>
          {lead ? <Text size="lead">{lead}</Text> : null}
          {items.length > 0 ? <StepsList steps={items} /> : null}
          {customers.length > 0 ? (
            <div className={styles.proof}>
              {proof ? (
                <Text size="small" isSoft>
                  {proof}
                </Text>
              ) : null}
              <ul className={styles.customers}>
                {customers.map((customer) => (
                  <li key={customer.name}>
                    <Wordmark customer={customer} className={styles.customer} />
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
        {image ? (
          <div className={styles.picture}>
            <Picture picture={image} />
          </div>
        ) : null}
      </div>
      <div className={styles.form}>
        <div className={styles.fields}>
          <Heading level={isHead ? 2 : 3} size="sm" id={formId}>
            {section.formTitle}
          </Heading>
          <Form form={section.form} labelledBy={formId} thanks={section.thanks ?? undefined} />
          <Text size="tiny" isSoft>
            {copy.private.text} <SiteLink href={copy.private.href}>{copy.private.link}</SiteLink>
          </Text>
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment FormSectionParts on FormSection {
    anchor
    isHead
    hasLogo
    wash
    title
    lead
    items {
      title
      text
    }
    proof
    customers {
      ...CustomerWordmark
    }
    image {
      ...PictureHalf
    }
    formTitle
    form {
      ...FormParts
    }
    thanks
  }
`;
