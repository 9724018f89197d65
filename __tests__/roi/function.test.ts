import roiPdf, { config } from '../../netlify/functions/roi-pdf.mts';
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

  it('limits what each address may ask for, not all of them together', () => {
    const { windowLimit, windowSize, aggregateBy } = config.rateLimit ?? {};
    // More than anybody reads, and seconds that every plan of the platform allows.
    expect(windowLimit).toBeGreaterThanOrEqual(30);
    expect(windowSize).toBeLessThanOrEqual(180);
    // The platform's build takes a name that is in no list for the whole site.
    expect(aggregateBy).toEqual(expect.arrayContaining(['ip']));
  });
});
