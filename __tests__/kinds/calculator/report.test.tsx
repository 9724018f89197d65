import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import copy from '../../../src/copy/roi.json';
import { makeReport } from '../../../src/roi/page/makeReport';
import { saveFile } from '../../../src/roi/page/saveFile';
import { parseInputs } from '../../../src/roi/parse';
import { withInputs } from '../../roi/arbitraries';
import { download, field, letTimePass, open, type } from './page';

letTimePass();

jest.mock('../../../src/roi/page/makeReport', () => ({ makeReport: jest.fn() }));
jest.mock('../../../src/roi/page/saveFile', () => ({ saveFile: jest.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(makeReport).mockReset();
  jest.mocked(saveFile).mockReset();
});

describe('the report', () => {
  it('is made of the inputs and handed over', async () => {
    const blob = new Blob(['%PDF']);
    jest.mocked(makeReport).mockResolvedValue(blob);
    await open();
    type('12');
    fireEvent.click(download());
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(blob, expect.stringMatching(/pdf$/)));
    expect(jest.mocked(makeReport).mock.calls[0]?.[0]).toEqual(withInputs({ noOfBuildings: 12 }));
  });

  it('says how far it is, and starts once', async () => {
    jest.mocked(makeReport).mockReturnValue(new Promise(() => undefined));
    await open();
    fireEvent.click(download());
    fireEvent.click(download());
    expect(await screen.findByText(copy.download.fetching)).toBeInTheDocument();
    expect(download()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(makeReport).toHaveBeenCalledTimes(1));
  });

  it('leads to the server where it fails, with everything still there', async () => {
    jest.mocked(makeReport).mockRejectedValue(new Error('no template'));
    await open();
    type('12');
    fireEvent.click(download());
    const way = within(await screen.findByRole('alert')).getByRole('link');
    const { pathname, searchParams } = new URL(way.getAttribute('href') ?? '', 'https://a.example');
    expect(pathname).toBe('/roi-pdf/');
    expect(parseInputs(searchParams)).toEqual({
      ok: true,
      inputs: withInputs({ noOfBuildings: 12 }),
    });
    expect(field()).toHaveValue('12');
  });
});

it('hands the working over as CSV', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: copy.tools.csv }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/csv$/)),
  );
});
