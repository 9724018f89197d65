import { graphql, type PageProps } from 'gatsby';
import { noPage } from '../../browser/routeFailure';
import { Layout } from '../../ui/layout/Layout';
import { SuspenseBoundaries } from '../../ui/layout/SuspenseBoundaries';
import { LiveEventBody } from '../../ui/live-events/LiveEventBody';
import { Speakers } from '../../ui/live-events/Speakers';
import { Takeaways } from '../../ui/live-events/Takeaways';
import { TitledPart } from '../../ui/live-events/TitledPart';
import { Prose } from '../../ui/primitives/Prose';
import { PageHead } from '../../ui/seo/PageHead';
import { WebinarAgenda } from './WebinarAgenda';
import { WebinarHero } from './WebinarHero';
import { WebinarPanel } from './WebinarPanel';
import copy from '../../copy/webinar.json';

type Data = Queries.WebinarTemplateQuery;

export default function WebinarTemplate({ data }: PageProps<Data>) {
  const { page, seat, onDemand } = data;
  if (!page) return noPage();
  return (
    <Layout page={page}>
      <div data-family={page.family}>
        <SuspenseBoundaries>
          <WebinarHero {...page} />
        </SuspenseBoundaries>
        <LiveEventBody side={<WebinarPanel {...page} seat={seat} onDemand={onDemand} />}>
          <TitledPart id="take" title={copy.takeaways}>
            <Takeaways items={page.takeaways} />
          </TitledPart>
          <WebinarAgenda {...page} />
          <TitledPart id="speakers" title={copy.speakers}>
            <Speakers people={page.speakers} />
          </TitledPart>
          <TitledPart id="about" title={copy.about}>
            <Prose html={page.html} />
          </TitledPart>
        </LiveEventBody>
      </div>
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query WebinarTemplate($id: String!) {
    page: webinar(id: { eq: $id }) {
      ...PageHead
      ...PageChrome
      ...WebinarHero
      ...WebinarPanel
      html
      family
      takeaways
      ...WebinarAgenda
      speakers {
        ...PersonPortrait
      }
    }
    seat: form(slug: { eq: "webinar-registration" }) {
      ...FormParts
    }
    onDemand: form(slug: { eq: "webinar-on-demand" }) {
      ...FormParts
    }
  }
`;
