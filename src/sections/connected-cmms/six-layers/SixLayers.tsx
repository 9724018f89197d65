import { useEffect, useId, useRef } from 'react';
import { replaceQuery } from '../../../browser/route';
import { Switch } from '../../../ui/primitives/Switch';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { SixLayersScreen } from './SixLayersScreen';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { sixLayers } from './schema';
import * as styles from './SixLayers.module.css';

const KEY = 'off';
const NONE = 'none';

/** Keeps the layers that are off in the address; CSS hides them. */
function useKeptSwitches() {
  const form = useRef<HTMLFormElement>(null);
  const boxes = (): HTMLInputElement[] => [
    ...(form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
  ];
  useEffect(() => {
    const off = new URLSearchParams(location.search).get(KEY)?.split('-');
    boxes().forEach((box, index) => {
      if (off) box.checked = !off.includes(String(index + 1));
    });
  }, []);
  const keep = (): void => {
    const params = new URLSearchParams(location.search);
    const off = boxes().flatMap(({ checked }, index) => (checked ? [] : [String(index + 1)]));
    params.set(KEY, off.join('-') || NONE);
    replaceQuery(params.toString());
  };
  return { form, keep };
}

/** Check boxes and CSS switch layers off. */
export function SixLayers(section: SectionProps<typeof sixLayers>) {
  const heading = useId();
  const { anchor, switches, layers } = section;
  const { form, keep } = useKeptSwitches();
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <form id={anchor} ref={form} onChange={keep} className={styles.root}>
        <fieldset className={styles.layers}>
          <legend className={styles.legend}>{switches}</legend>
          {layers.map(({ name }, index) => (
            <Switch key={name} id={`layer-${index + 1}`} label={name} defaultChecked />
          ))}
        </fieldset>
        <SixLayersScreen {...section} />
        <ul className={styles.known}>
          {layers.map(({ name, text }) => (
            <li key={name} className={styles.how}>
              <b className={styles.name}>{name}</b> {text}
            </li>
          ))}
        </ul>
      </form>
    </HeroGround>
  );
}
