import { graphql } from 'gatsby';
import { Block } from '../content/Block';
import { Points } from '../content/Points';
import { Prose } from '../primitives/Prose';
import { SiteLink } from '../primitives/SiteLink';

export function Features({ title, anchor, intro, items }: Queries.FeaturesSectionPartsFragment) {
  const points = items.map((item) => ({
    title: item.title,
    children: (
      <>
        <Prose html={item.text} />
        {item.link ? (
          <p>
            <SiteLink href={item.link.href}>{item.link.text}</SiteLink>
          </p>
        ) : null}
      </>
    ),
  }));
  return (
    <Block title={title} anchor={anchor}>
      {intro ? <p>{intro}</p> : null}
      <Points points={points} />
    </Block>
  );
}

export const fragment = graphql`
  fragment FeaturesSectionParts on FeaturesSection {
    title
    anchor
    intro: lead
    items {
      title
      text
      link {
        ...ActionLink
      }
    }
  }
`;
