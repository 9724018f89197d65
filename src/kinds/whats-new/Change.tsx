import { graphql } from 'gatsby';
import { changeAnchor } from '../../ui/changes/changeAnchor';
import { ChangeTag } from '../../ui/changes/ChangeTag';
import { MenuPath } from '../../ui/changes/MenuPath';
import { NeedsYou } from '../../ui/changes/NeedsYou';
import { ArrowLink } from '../../ui/primitives/ArrowLink';
import { Container } from '../../ui/primitives/Container';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import { Split } from '../../ui/primitives/Split';
import { Drawing } from '../../ui/product-ui/Drawing';
import { BeforeAfter } from './BeforeAfter';
import * as styles from './Change.module.css';

interface ChangeProps {
  readonly change: Queries.MonthChangeFragment;
  readonly index: number;
  readonly version: string;
  readonly before: string | undefined;
  /** Choices that show it. */
  readonly choice: string;
}

/** One change: what and where beside how it looks or, where nothing is drawn, beside its words. */
export function Change({ change, index, version, before, choice }: ChangeProps) {
  const { family, title, text, needs, where, link, drawing, shows } = change;
  const isMain = index === 0;
  const isDrawn = drawing !== null || shows !== null;
  const words = (
    <div className={styles.words}>
      <Prose html={text} />
      {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
    </div>
  );
  return (
    <li
      id={changeAnchor(index)}
      className={isMain ? `${styles.root} ${styles.main}` : styles.root}
      data-theme={isMain ? 'dark' : undefined}
      data-family={family}
      data-choice={choice}
    >
      <Container>
        <Split ratio="5:7" align={isDrawn ? 'center' : 'start'}>
          <div className={styles.words}>
            <ChangeTag family={family} />
            <Heading level={3} size={isMain ? 'md' : 'sm'}>
              {title}
            </Heading>
            {isDrawn ? words : null}
            <NeedsYou needs={needs} />
            <MenuPath steps={where} />
          </div>
          {isDrawn ? (
            <div className={styles.drawn}>
              <Drawing drawing={drawing} />
              {shows ? <BeforeAfter shows={shows} version={version} before={before} /> : null}
            </div>
          ) : (
            words
          )}
        </Split>
      </Container>
    </li>
  );
}

export const fragment = graphql`
  fragment MonthChange on WhatsNewChanges {
    ...ChangeParts
    roles
    shows {
      ...BeforeAfter
    }
  }
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
