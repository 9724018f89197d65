import { replaceQuery } from '../../../browser/route';
import { useQuery } from '../../../browser/useQuery';
import { fill } from '../../../text/fillWords';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../ui/primitives/Heading';
import { Scripted } from '../../../ui/primitives/Scripted';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { TextField } from '../../../ui/primitives/TextField';
import { Panel } from '../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../content-model/sectionProps';
import { linesOf } from './counts';
import { findLines, findOthers } from './findLines';
import type { register } from './schema';
import words from './words.json';
import * as styles from './Finder.module.css';

/** Lines that the panel has room for. */
const MOST = 5;

type FinderProps = Pick<SectionProps<typeof register>, 'find' | 'marks' | 'modules'>;

/** Type a word of a requirement and read the lines that have it; without scripts, those of the first example. */
export function Finder({ find, marks, modules }: FinderProps) {
  const query = useQuery();
  const typed = new URLSearchParams(query).get('find') ?? '';
  const sought = typed || (find.examples[0] ?? '');
  const others = findOthers(find.others, sought);
  const found = findLines(modules, marks, sought);
  const look = (word: string): void => {
    const rest = new URLSearchParams(query);
    if (word === '') rest.delete('find');
    else rest.set('find', word);
    replaceQuery(rest.toString());
  };
  const lines = found.flatMap(({ name, href, lines: own }) =>
    own.map(({ what }) => ({ what, where: name, href })),
  );
  const shown = [...lines.slice(0, MOST - others.length), ...others];
  return (
    <Panel
      isLive
      isInset
      title={
        <Heading level={2} size="xs">
          {find.title}
        </Heading>
      }
    >
      <Stack gap={3} isWide>
        <Scripted>
          <Stack gap={3} isWide>
            <TextField
              id="find"
              type="search"
              label={find.label}
              autoComplete="off"
              value={typed}
              placeholder={sought}
              onChange={({ target }) => look(target.value)}
            />
            <ChoiceRow
              legend={find.legend}
              isLegendHidden
              look="chips"
              value={sought}
              onChange={look}
              choices={find.examples.map((word) => ({ key: word, content: word }))}
            />
          </Stack>
        </Scripted>
        <div role="status">
          <Text look="source">
            {fill(words.found, { count: lines.length, all: linesOf(modules).length })}
          </Text>
        </div>
        <ul className={styles.lines}>
          {shown.map(({ what, where, href }) => (
            <li key={what} className={styles.line}>
              <SiteLink href={href} className={styles.link}>
                <Text as="b" look="label">
                  {what}
                </Text>
                <Text as="span" look="source">
                  {where}
                </Text>
              </SiteLink>
            </li>
          ))}
          {shown.length === 0 ? (
            <Text as="li" look="small" isSoft>
              {find.absent} <SiteLink href={find.ask.href}>{find.ask.text}</SiteLink>
            </Text>
          ) : null}
        </ul>
      </Stack>
    </Panel>
  );
}
