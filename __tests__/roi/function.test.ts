import roiPdf, { config } from '../../netlify/functions/roi-pdf.mts';
import { site } from '../../src/site.ts';

describe('the function', () => {
  it('answers every address that starts with /roi-pdf', () => {
    expect(config.path).toBe('/roi-pdf*');
  });

  it('finds its templates and makes a report', async () => {
    const response = await roiPdf(new Request(`${site.origin}/roi-pdf/?isIntegration=false`));
    expect(response.status).toBe(200);
    expect((await response.text()).startsWith('%PDF-')).toBe(true);
  });
});
