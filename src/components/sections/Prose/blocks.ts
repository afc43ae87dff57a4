/** A sentence with its links and strong words; without any it is a plain string. */
export type RichText = string | readonly Inline[];

export type Inline =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** A piece of a text. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  /** Steps that follow one another, or points to be referred to. */
  | { readonly kind: 'numbers'; readonly items: readonly RichText[] }
  | { readonly kind: 'bullets'; readonly items: readonly RichText[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      /** As many cells as the head has; the first one names its row. */
      readonly rows: readonly (readonly RichText[])[];
    };

/** A part of a text under a heading of its own. */
export interface Section {
  /** Anchor of the section. */
  readonly id: string;
  /** Title without its number. */
  readonly title: string;
  readonly blocks: readonly Block[];
}
