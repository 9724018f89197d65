/** Where the edge answers with the country of whoever asks (netlify/edge-functions/region.ts). */
export const REGION_ADDRESS = '/api/region';

/** The visitor's country as ISO 3166 code; undefined where nobody can tell. */
export async function loadCountry(): Promise<string | undefined> {
  try {
    const response = await fetch(REGION_ADDRESS);
    if (!response.ok) return undefined;
    const { country } = (await response.json()) as { country?: unknown };
    return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined;
  } catch {
    return undefined;
  }
}
