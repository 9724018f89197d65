declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype' | 'woff' | 'woff2' | 'sfnt';
    readonly variationAxes: Readonly<Record<string, number>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
