import { graphql } from 'gatsby';
import { ArrowLink } from '../../ui/primitives/ArrowLink';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import { Drawing } from '../../ui/product-ui/Drawing';
import { changeAnchor } from '../../ui/changes/changeAnchor';
import * as styles from './ChangeList.module.css';
import { ChangeTag } from '../../ui/changes/ChangeTag';
import { MenuPath } from '../../ui/changes/MenuPath';
import { NeedsYou } from '../../ui/changes/NeedsYou';

type Change = Queries.ChangePartsFragment;

/** A drawn phone fits beside the text. */
const isNarrow = ({ drawing }: Change): boolean => drawing?.shape['type'] === 'phoneJob';

/** Changes of a month, the main one first and large. */
export const ChangeList = ({ changes }: { readonly changes: readonly Change[] }) => (
  <ol className={styles.list}>
    {changes.map((change, index) => (
      <li
        key={change.title}
        id={changeAnchor(index)}
        className={isNarrow(change) ? `${styles.change} ${styles.beside}` : styles.change}
      >
        <div className={styles.words}>
          <ChangeTag family={change.family} />
          <Heading level={2} size={index === 0 ? 'md' : 'sm'}>
            {change.title}
          </Heading>
          <Prose html={change.text} />
          <NeedsYou needs={change.needs} />
          <MenuPath steps={change.where} />
          {change.link ? <ArrowLink href={change.link.href}>{change.link.text}</ArrowLink> : null}
        </div>
        <Drawing drawing={change.drawing} />
      </li>
    ))}
  </ol>
);

export const fragment = graphql`
  fragment ChangeParts on WhatsNewChanges {
    family
    title
    text
    where
    needs
    drawing {
      ...DrawingParts
    }
    link {
      ...ActionLink
    }
  }
`;
