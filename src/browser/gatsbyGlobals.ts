/** What Gatsby's loader answers; nothing at all where the page's data did not arrive. */
export type LoadedPage = { readonly status?: string; readonly error?: unknown } | undefined;

export type Navigate = (to: string | number, options?: object) => unknown;

declare global {
  interface Window {
    /** Files of each template. */
    ___chunkMapping: Readonly<Record<string, readonly string[]>>;
    /** Path that the page was built for, wherever it is served. */
    pagePath: string | undefined;
    /** What a click on a link of Gatsby calls. */
    ___navigate: Navigate;
    readonly ___loader: { readonly loadPage: (path: string) => Promise<LoadedPage> };
  }
}
