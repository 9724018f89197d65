import { graphql } from 'gatsby';
import { useId } from 'react';
import { useKeptChoice } from '../../../browser/useKeptChoice';
import copy from '../../../copy/changes.json';
import { fill } from '../../../text/fillWords';
import { openFaults } from './openFaults';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Container } from '../../../ui/primitives/Container';
import { Day } from '../../../ui/primitives/Day';
import { Heading } from '../../../ui/primitives/Heading';
import { LinkRow } from '../../../ui/primitives/LinkRow';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import { versionAnchor } from '../../../ui/changes/versionAnchor';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { OneVersion } from './OneVersion';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { versionLog } from './schema';
import * as styles from './VersionLog.module.css';

export function VersionLog(hero: SectionProps<typeof versionLog>) {
  const heading = useId();
  const { form, keep } = useKeptChoice();
  const { versions, runs, runsHeads, logTitle } = hero;
  const open = openFaults(versions);
  const words = [copy.all, ...Object.values(copy.short), copy.programs];
  return (
    <>
      <HeroGround hero={hero} heading={heading} usual="paper">
        <div className={styles.opening}>
          <Heading level={1} size="lg" id={heading} className={styles.name}>
            {hero.title}
          </Heading>
          <div className={styles.lead}>
            <Text>{hero.lead}</Text>
            <LinkRow links={hero.actions} />
          </div>
        </div>
      </HeroGround>
      <Container className={styles.root}>
        <section className={styles.part} aria-labelledby="runs-title">
          <Head id="runs-title" title={hero.runsTitle} lead={hero.runsLead} />
          <table className={styles.table}>
            <thead>
              <tr>
                {runsHeads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {runs.map(({ product, version, since, needs, older }) => (
                <tr key={product}>
                  <th scope="row">{product}</th>
                  <td data-head={runsHeads[1]}>{version}</td>
                  <td data-head={runsHeads[2]}>
                    <Day iso={since} />
                  </td>
                  <td data-head={runsHeads[3]}>{needs}</td>
                  <td data-head={runsHeads[4]}>{older}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section className={styles.part} aria-labelledby="open-title" id="open">
          <Head
            id="open-title"
            title={hero.openTitle}
            lead={fill(hero.openLead, { count: open.length })}
          />
          <ul className={styles.open}>
            {open.map(({ family, text, since, until }) => (
              <li key={text} className={styles.fault} data-family={family}>
                <span className={styles.family}>
                  {copy.short[family as keyof typeof copy.short]}
                </span>
                <div dangerouslySetInnerHTML={{ __html: text }} />
                <span className={styles.aside}>
                  {hero.sinceVersion} <a href={`#${versionAnchor(since)}`}>{since}</a>
                  {until ? `, ${copy.untilInside} ${until}` : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby="log-title" data-choices>
          <Head id="log-title" title={logTitle} lead={hero.logLead} />
          <div className={styles.log}>
            <form ref={form} onChange={keep} className={styles.bar}>
              <ChoiceRow
                legend={hero.logFilter}
                isLegendHidden
                look="chips"
                name="of"
                className={styles.choices}
                choices={words.map((word, index) => ({ key: KEYS[index] ?? '', content: word }))}
              />
            </form>
            <nav className={styles.index} aria-label={logTitle}>
              <ol className={styles.numbers}>
                {versions.map(({ version }) => (
                  <li key={version}>
                    <SiteLink href={`#${versionAnchor(version)}`} className={styles.number}>
                      {version}
                    </SiteLink>
                  </li>
                ))}
              </ol>
            </nav>
            <div className={styles.versions}>
              {versions.map((version) => (
                <OneVersion
                  key={version.version}
                  version={version}
                  changesLink={hero.changesLink}
                  empty={hero.emptyVersion}
                />
              ))}
            </div>
          </div>
        </section>
      </Container>
    </>
  );
}

/** Filter values in the address, in order. */
const KEYS = ['all', 'cmms', 'buildings', 'refrigeration', 'platform', 'programs'];

interface HeadProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
}

const Head = ({ id, title, lead }: HeadProps) => (
  <header className={styles.head}>
    <Heading level={2} size="sm" id={id}>
      {title}
    </Heading>
    <Text look="small" isSoft>
      {lead}
    </Text>
  </header>
);

export const fragment = graphql`
  fragment LoggedVersion on WhatsNew {
    month
    path
    figureSaid
    ...VersionParts
  }
`;
