import copy from '../../../copy/changes.json';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { choicesOf, emptyChoices } from '../../../ui/changes/changeSheet';
import { changeAnchor } from '../../../ui/changes/changeAnchor';
import { ChangeTag } from '../../../ui/changes/ChangeTag';
import { MenuPath } from '../../../ui/changes/MenuPath';
import { NeedsYou } from '../../../ui/changes/NeedsYou';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Day } from '../../../ui/primitives/Day';
import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import { Drawing } from '../../../ui/product-ui/Drawing';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { changeLog } from './schema';
import * as styles from './ChangeLog.module.css';

type Section = SectionProps<typeof changeLog>;
type Change = Section['inFull'][number]['changes'][number];

interface LogWords {
  readonly monthLink: string;
  readonly emptyMonth: string;
}

interface MonthInFullProps {
  readonly month: Section['inFull'][number];
  readonly words: LogWords;
}

/** Month in full: the main change large with drawing, the others side by side. */
export function MonthInFull({ month, words }: MonthInFullProps) {
  const { changes, path, released, version } = month;
  const name = inWords(month.month);
  return (
    <section className={styles.month} aria-label={name}>
      <header className={styles.head}>
        <Heading level={2} size="lg">
          {name.split(/\s/)[0]}
        </Heading>
        <Text look="small" isSoft>
          {fill(copy.versionOn, { version })} <Day iso={released} />
        </Text>
        <Text look="small" isSoft>
          {month.description}
        </Text>
        <ArrowLink href={path}>{words.monthLink}</ArrowLink>
      </header>
      <ol className={styles.changes}>
        {changes.map((change, index) => (
          <li
            key={change.title}
            className={index === 0 ? styles.main : styles.small}
            data-choice={choicesOf(change).join(' ')}
          >
            <ChangeWords
              change={change}
              href={`${path}#${changeAnchor(index)}`}
              isMain={index === 0}
            />
            {index === 0 && change.drawing ? <Drawing drawing={change.drawing} /> : null}
          </li>
        ))}
        <Empty changes={changes} name={name} words={words} />
      </ol>
    </section>
  );
}

interface ChangeWordsProps {
  readonly change: Change;
  readonly href: string;
  readonly isMain: boolean;
}

const ChangeWords = ({ change, href, isMain }: ChangeWordsProps) => (
  <div className={styles.words}>
    <div className={styles.part}>
      <ChangeTag family={change.family} />
      <Heading level={3} size={isMain ? 'md' : 'xs'}>
        <SiteLink href={href} className={styles.title}>
          {change.title}
        </SiteLink>
      </Heading>
    </div>
    <div className={styles.part}>
      <Prose html={change.text} />
      <NeedsYou needs={change.needs} />
      <MenuPath steps={change.where} />
      {change.link ? <ArrowLink href={change.link.href}>{change.link.text}</ArrowLink> : null}
    </div>
  </div>
);

interface EmptyProps {
  readonly changes: readonly { readonly family: string; readonly needs: string | null }[];
  readonly name: string;
  readonly words: LogWords;
}

/** Message for a month without matching changes. */
function Empty({ changes, name, words }: EmptyProps) {
  const choices = emptyChoices(changes);
  if (choices.length === 0) return null;
  return (
    <li className={styles.empty} data-choice={choices.join(' ')}>
      <Text as="span" look="small" isSoft>
        {fill(words.emptyMonth, { month: name })}
      </Text>
    </li>
  );
}
