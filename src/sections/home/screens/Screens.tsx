import { useEffect, useRef } from 'react';
import { Drawing } from '../../../ui/product-ui/Drawing';
import { ActLine } from '../../../ui/primitives/ActLine';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../ui/primitives/Heading';
import { LinkRow } from '../../../ui/primitives/LinkRow';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { screens } from './schema';
import * as styles from './Screens.module.css';

/** Screens as radio buttons, without script; where there is one, a link to a screen chooses it. */
export function Screens({ title, lead, legend, items, act }: SectionProps<typeof screens>) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const choose = (hash: string): void => {
      const name = root.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`);
      const radio = name?.closest('label')?.querySelector('input');
      if (radio) radio.checked = true;
    };
    const follow = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash) choose(link.hash);
    };
    choose(location.hash);
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return (
    <Section title={title} lead={lead} head="split" ground="sunken" size="md" isTight>
      <div ref={root} data-choices className={styles.root}>
        <ChoiceRow
          legend={legend}
          isLegendHidden
          isShort
          choices={items.map(({ anchor, name }) => ({
            key: name,
            content: <span id={anchor ?? undefined}>{name}</span>,
          }))}
        />
        {items.map((item, index) => (
          <div key={item.name} data-choice={index + 1} data-family={item.family}>
            <Split ratio="4:8">
              <Stack gap={4}>
                <Heading level={3} size="sm">
                  {item.title}
                </Heading>
                <Text isSoft>{item.text}</Text>
                <LinkRow links={item.links} />
              </Stack>
              <div className={styles.screen}>
                <Drawing drawing={item.drawing} />
              </div>
            </Split>
          </div>
        ))}
      </div>
      <ActLine {...act} />
    </Section>
  );
}
