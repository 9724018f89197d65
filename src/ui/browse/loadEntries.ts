interface PageData {
  readonly result: {
    readonly data: {
      readonly page: { readonly sections: readonly { readonly pages?: readonly unknown[] }[] };
    };
  };
}

/** The entries of one page of a list, from the data that Gatsby keeps of it. @throws without a network. */
export async function loadEntries<Entry>(address: string): Promise<readonly Entry[]> {
  const response = await fetch(`/page-data${address}page-data.json`);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { result } = (await response.json()) as PageData;
  return (result.data.page.sections.find(({ pages }) => pages)?.pages ?? []) as readonly Entry[];
}
