import { graphql } from 'gatsby';
import { Day } from '../../../ui/primitives/Day';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { SmallBody } from './SmallBody';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { sheetWall } from './schema';
import * as styles from './SheetWall.module.css';

export const SheetWall = ({ title, anchor, pages }: SectionProps<typeof sheetWall>) => (
  <Section title={title} anchor={anchor} head="hidden">
    <ul className={styles.list}>
      {pages.map((page) => (
        <li key={page.path} className={styles.sheet}>
          <div aria-hidden="true" className={styles.paper} data-body={page.body}>
            <SmallBody body={page.body} panels={page.panels} whole={page.whole} />
          </div>
          <div className={styles.words}>
            <Heading level={2} size="md">
              <SiteLink href={page.path} className={styles.link}>
                {page.title}
              </SiteLink>
            </Heading>
            <p className={styles.lead}>{page.lead}</p>
            <ul className={styles.figures}>
              {page.panels.slice(0, 3).map((panel) => (
                <li key={panel.title} className={styles.figure}>
                  <b className={styles.value}>{panel.value}</b> {panel.title}
                </li>
              ))}
            </ul>
            <p className={styles.date}>
              <Day iso={page.date} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

export const fragment = graphql`
  fragment SheetOnWall on Infographic {
    path
    title
    lead
    date
    body
    whole {
      amount
      unit
    }
    panels {
      value
      title
      tone
      ground
      out
      back
      data {
        label
        value
        shown
      }
    }
  }
`;
