declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType features that stay; all of them by default. */
    keepFeatures?: readonly string[];
    /** Axes to be fixed. */
    variationAxes?: Record<string, number>;
  }

  /** A font with the glyphs of `text` only. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
