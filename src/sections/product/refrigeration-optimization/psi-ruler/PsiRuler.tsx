import { replaceQuery } from '../../../../browser/route';
import { useQuery } from '../../../../browser/useQuery';
import { readRuler, writeRuler } from './ruler.ts';
import { Prose } from '../../../../ui/primitives/Prose';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Section } from '../../../../ui/primitives/Section';
import { RulerForm } from './RulerForm';
import { RulerScale } from './RulerScale';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { psiRuler } from './schema';
import * as styles from './PsiRuler.module.css';

/** The address keeps the setting; without scripts, and on paper, the ruler of the sample rack shows. */
export function PsiRuler(section: SectionProps<typeof psiRuler>) {
  const { title, lead, anchor, note } = section;
  const query = useQuery();
  const setting = readRuler(query);
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="wash" head="split">
      <RulerScale setting={setting} />
      <div className={styles.under}>
        <Scripted>
          <RulerForm
            setting={setting}
            onChange={(changed) => replaceQuery(writeRuler(query, changed))}
          />
        </Scripted>
        <div className={styles.note}>
          <Prose html={note} />
        </div>
      </div>
    </Section>
  );
}
