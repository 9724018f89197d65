import { newsroomPath } from '../../site';
import { useState } from 'react';
import copy from '../../copy/styleGuide.json';
import { Button } from '../../ui/primitives/Button';
import { Dialog } from '../../ui/primitives/Dialog';
import { LaterPages } from '../../ui/browse/LaterPages';
import { Tabs } from '../../ui/primitives/Tabs';
import { Text } from '../../ui/primitives/Text';
import { Specimen } from './Specimen';

/** What changes the page it stands on. */
export function ChoiceSpecimen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Specimen title={copy.choices}>
        <LaterPages page={2} pages={5} addressOf={() => newsroomPath} />
      </Specimen>
      <Specimen title={copy.tabs}>
        <Tabs
          label={copy.tabs}
          tabs={[
            { title: copy.tabOne, children: <Text>{copy.tabOneText}</Text> },
            { title: copy.tabTwo, children: <Text>{copy.tabTwoText}</Text> },
          ]}
        />
      </Specimen>
      <Specimen title={copy.dialog}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {copy.open}
        </Button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} label={copy.dialog}>
          <Text>{copy.dialogText}</Text>
          <Button onClick={() => setOpen(false)}>{copy.close}</Button>
        </Dialog>
      </Specimen>
    </>
  );
}
