import { graphql } from 'gatsby';
import copy from '../../copy/templates.json';
import { Points } from '../content/Points';
import { ArrowLink } from '../primitives/ArrowLink';
import { Picture } from '../primitives/Picture';
import { Prose } from '../primitives/Prose';
import { Tag } from '../primitives/Tag';
import { Text } from '../primitives/Text';
import { Drawing } from '../product-ui/EveryDrawing';
import { Figure } from './Figure';

type Change = Queries.ChangePartsFragment;

/** Anchor of a change, by its place. */
export const changeAnchor = (index: number): string => `change-${index + 1}`;

/** What changed in a month: why it matters, where to find it, and how it looks. */
export const Changes = ({ changes }: { readonly changes: readonly Change[] }) => (
  <Points
    level={2}
    points={changes.map((change, index) => ({
      title: change.title,
      anchor: changeAnchor(index),
      family: change.family,
      label: (
        <Tag variant={change.family === 'platform' ? 'plain' : 'family'}>
          {copy.families[change.family as keyof typeof copy.families]}
        </Tag>
      ),
      children: <ChangeBody {...change} />,
    }))}
  />
);

const ChangeBody = ({ text, where, image, drawing, link }: Change) => (
  <>
    <Prose html={text} />
    {drawing ? (
      <Figure>
        <Drawing drawing={drawing} />
      </Figure>
    ) : null}
    {image ? (
      <Figure>
        <Picture picture={image} />
      </Figure>
    ) : null}
    <Text size="small" isSoft>
      {copy.whereToFind}: {where}
    </Text>
    {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
  </>
);

export const fragment = graphql`
  fragment ChangeParts on WhatsNewChanges {
    family
    title
    text
    where
    drawing {
      ...DrawingParts
    }
    image {
      ...PictureHalf
    }
    link {
      ...ActionLink
    }
  }
`;
