import { graphql, type PageProps } from 'gatsby';
import { Block } from '../components/content/Block';
import { Facts } from '../components/content/Facts';
import { People } from '../components/content/People';
import { Points } from '../components/content/Points';
import { Layout } from '../components/layout/Layout';
import { Onward } from '../components/layout/Onward';
import { PageHeader } from '../components/layout/PageHeader';
import { ActionList } from '../components/primitives/ActionList';
import { Picture } from '../components/primitives/Picture';
import { Prose } from '../components/primitives/Prose';
import { PageHead } from '../components/seo/PageHead';
import copy from '../copy/templates.json';

type Data = Queries.CaseStudyTemplateQuery;

export default function CaseStudyTemplate({ data }: PageProps<Data>) {
  const { page } = data;
  if (!page) return null;
  return (
    <Layout page={page}>
      <PageHeader title={page.title} lead={page.description} />
      <Picture picture={page.image} isFirst />
      <Facts facts={page.facts} />
      <Facts facts={page.figures.map(({ value, text }) => ({ label: text, value }))} />
      <Prose html={page.html} />
      <Block title={copy.milestones}>
        <Points
          points={page.milestones.map(({ when, title, text }) => ({
            label: when,
            title,
            children: <Prose html={text} />,
          }))}
        />
      </Block>
      <blockquote>
        <p>{page.quote.text}</p>
        {page.quote.person ? <People people={[page.quote.person]} /> : null}
      </blockquote>
      <Block title={copy.uses}>
        <ActionList actions={page.modules} />
      </Block>
      <Onward {...data} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query CaseStudyTemplate(
    $id: String!
    $previousId: String
    $nextId: String
    $relatedIds: [String!]!
  ) {
    page: caseStudy(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      html
      facts {
        label
        value
      }
      figures {
        value
        text
      }
      milestones {
        when
        title
        text
      }
      modules {
        ...ActionLink
      }
      quote {
        text
        person {
          ...PersonTile
        }
      }
      image {
        ...PictureWide
      }
    }
    ...OnwardPages
  }
`;
