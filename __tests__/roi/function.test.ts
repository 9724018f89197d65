import roiPdf from '../../netlify/functions/roi-pdf.mts';
import { site } from '../../src/site.ts';

const ask = (path: string, deploy = '0', init?: RequestInit): Promise<Response> =>
  roiPdf(new Request(site.origin + path, init), {
    deploy: { id: deploy, context: 'dev', published: false },
  });

describe('the function', () => {
  it('finds its templates and makes a report', async () => {
    const response = await ask('/roi-pdf/?isIntegration=false');
    expect(response.status).toBe(200);
    expect((await response.text()).startsWith('%PDF-')).toBe(true);
  });

  it('gives a report another tag with another deploy, and the same one otherwise', async () => {
    const [one, again, other] = await Promise.all(
      ['a', 'a', 'b'].map(async (deploy) => (await ask('/roi-pdf', deploy)).headers.get('ETag')),
    );
    expect(one).toBe(again);
    expect(one).not.toBe(other);
  });
});
