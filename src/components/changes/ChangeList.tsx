import { graphql } from 'gatsby';
import { Figure } from '../article/Figure';
import { ArrowLink } from '../primitives/ArrowLink';
import { Heading } from '../primitives/Heading';
import { Prose } from '../primitives/Prose';
import { Drawing } from '../product-ui/EveryDrawing';
import * as styles from './ChangeList.module.css';
import { ChangeTag } from './ChangeTag';
import { MenuPath } from './MenuPath';
import { NeedsYou } from './NeedsYou';

type Change = Queries.ChangePartsFragment;

/** Anchor of a change, by its place. */
export const changeAnchor = (index: number): string => `change-${index + 1}`;

/** The changes of one month, the main one first and large. */
export const ChangeList = ({ changes }: { readonly changes: readonly Change[] }) => (
  <ol className={styles.list}>
    {changes.map((change, index) => (
      <li key={change.title} id={changeAnchor(index)} className={styles.change}>
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
        {change.drawing ? (
          <Figure>
            <Drawing drawing={change.drawing} />
          </Figure>
        ) : null}
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
