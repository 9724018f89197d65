import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import copy from '../../../src/copy/roi.json';
import details from '../../../src/copy/roiDetails.json';
import { fieldNames } from '../../../src/roi/inputs';
import { parseInputs } from '../../../src/roi/parse';
import { withInputs } from '../../roi/arbitraries';
import { field, letTimePass, open, path, rest, type } from './page';

letTimePass();

const query = () => new URLSearchParams(window.location.search);

beforeEach(() => sessionStorage.clear());

describe('the address', () => {
  it('opens the page with the inputs it carries', async () => {
    await open('?noOfBuildings=3&isIntegration=false');
    expect(field()).toHaveValue('3');
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('follows what is typed, under the public names', async () => {
    await open('?utm_source=mail');
    type('12');
    await rest();
    expect([...query().keys()].sort()).toEqual([...fieldNames, 'utm_source'].sort());
    expect(parseInputs(query())).toEqual({ ok: true, inputs: withInputs({ noOfBuildings: 12 }) });
  });

  it('has what it cannot use reported above the form, and not used', async () => {
    await open('?noOfBuildings=many&sites=4');
    const report = screen.getByRole('alert');
    expect(report).toHaveTextContent('many');
    expect(report).toHaveTextContent('sites');
    expect(field()).toHaveValue('10');
    const form = screen.getByRole('form');
    expect(report.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('carries two sets', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: copy.sets.integration }));
    const table = await screen.findByRole('region', { name: details.comparison.table });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    await rest();
    expect(query().get('isIntegration.b')).toBe('false');
  });

  it('shows two sets that it opens with, one in the form', async () => {
    await open('?noOfBuildings.b=20');
    expect(
      await screen.findByRole('region', { name: details.comparison.table }),
    ).toBeInTheDocument();
    expect(field()).toHaveValue('10');
    fireEvent.click(screen.getByRole('button', { name: copy.sets.second }));
    expect(field()).toHaveValue('20');
    fireEvent.click(screen.getByRole('button', { name: copy.sets.keep }));
    expect(field()).toHaveValue('20');
    await waitFor(() =>
      expect(
        screen.queryByRole('region', { name: details.comparison.table }),
      ).not.toBeInTheDocument(),
    );
  });

  it('is copied whole', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open();
    type('12');
    fireEvent.click(screen.getByRole('button', { name: copy.tools.copy }));
    expect(await screen.findByRole('button', { name: copy.tools.copied })).toBeInTheDocument();
    const [copied] = writeText.mock.calls[0] as [string];
    const { pathname, searchParams } = new URL(copied);
    expect(pathname).toBe(path);
    expect(parseInputs(searchParams)).toEqual({
      ok: true,
      inputs: withInputs({ noOfBuildings: 12 }),
    });
  });
});
