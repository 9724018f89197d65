/** A page of this site by its address. */
export interface Address {
  readonly path: string;
  readonly title: string;
}

/** The file of all of them that the build writes; only the not-found page fetches it. */
export const ADDRESSES_FILE = '/addresses.json';

/** Addresses of all pages that are for the public; none where they do not arrive. */
export async function fetchAddresses(): Promise<readonly Address[]> {
  try {
    const response = await fetch(ADDRESSES_FILE);
    return response.ok ? ((await response.json()) as Address[]) : [];
  } catch {
    return [];
  }
}
