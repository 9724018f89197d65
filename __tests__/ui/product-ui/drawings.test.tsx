import { render, screen, within } from '@testing-library/react';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { Drawing } from '../../../src/ui/product-ui/Drawing';
import { drawing } from '../../../src/kinds/data/drawing';

const folder = path.resolve('content', drawing.folder);

describe.each(fs.readdirSync(folder))('%s', (file) => {
  const data = drawing.schema.parse(parse(fs.readFileSync(path.join(folder, file), 'utf8')));

  const picture = (): HTMLElement => {
    render(<Drawing drawing={data as unknown as Queries.DrawingPartsFragment} />);
    return screen.getByRole('img');
  };

  it('is one picture under the name that its file gives it', () => {
    expect(picture()).toHaveAccessibleName(data.label);
  });

  it('has nothing inside that takes focus or counts as a heading', () => {
    const shown = picture();
    for (const role of ['heading', 'link', 'button', 'textbox', 'checkbox', 'img']) {
      expect(within(shown).queryAllByRole(role, { hidden: true })).toEqual([]);
    }
    expect(shown.outerHTML).not.toMatch(/tabindex|contenteditable/i);
  });

  it('is drawn with numbers that are numbers', () => {
    expect(picture().outerHTML).not.toMatch(/NaN|Infinity|undefined|\[object/);
  });
});
