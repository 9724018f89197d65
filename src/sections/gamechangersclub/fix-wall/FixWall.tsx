import { graphql } from 'gatsby';
import { replaceQuery } from '../../../browser/route';
import { useQuery } from '../../../browser/useQuery';
import browse from '../../../copy/browse.json';
import { searchPath } from '../../../search/searchPath';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { findFixes } from './findFixes';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Fix } from './Fix';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { fixWall } from './schema';
import * as styles from './FixWall.module.css';

export function FixWall(section: SectionProps<typeof fixWall>) {
  const { anchor, title, searchLabel, searchExample, absent, triedLabel, fixes, free } = section;
  const query = useQuery();
  const find = new URLSearchParams(query).get('find') ?? '';
  const found = findFixes(
    fixes,
    ({ person, place, fault, tried, ended }) => [
      person.name,
      person.company,
      place,
      fault,
      tried,
      ended,
    ],
    find,
  );
  const search = (typed: string): void => {
    const params = new URLSearchParams(query);
    if (typed === '') params.delete('find');
    else params.set('find', typed);
    replaceQuery(params.toString());
  };
  return (
    <Section
      anchor={anchor}
      title={title}
      action={
        <Scripted className={styles.search}>
          <label>
            <span className={styles.label}>{searchLabel}</span>
            <input
              type="search"
              placeholder={searchExample}
              autoComplete="off"
              value={find}
              onChange={({ target }) => search(target.value)}
              className={styles.field}
            />
          </label>
        </Scripted>
      }
    >
      <p role="status" className={find === '' ? 'visuallyHidden' : styles.found}>
        {found.length > 0 ? (
          fill(copy.found, { count: found.length, all: fixes.length })
        ) : (
          <>
            {absent} <SiteLink href={searchPath(find)}>{browse.elsewhere}</SiteLink>
          </>
        )}
      </p>
      <ol className={styles.root}>
        {found.map((fix) => (
          <Fix key={fix.fault} fix={fix} triedLabel={triedLabel} />
        ))}
        <li className={styles.free}>
          <span className={styles.place} aria-hidden="true" />
          <div>
            <h3 className={styles.title}>{free.title}</h3>
            <p className={styles.text}>{free.text}</p>
          </div>
          <div>
            <ButtonLink href={free.action.href} variant="secondary">
              {free.action.text}
            </ButtonLink>
          </div>
        </li>
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment ClaimEffect on Claim {
    claim
    figure
    before {
      text
    }
    after {
      text
    }
    period
  }
`;
