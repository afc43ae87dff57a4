/** A piece of text that looks the same throughout. */
export interface Run {
  readonly text: string;
  readonly bold?: true | undefined;
  readonly italic?: true | undefined;
  readonly href?: string | undefined;
}

interface Figure {
  readonly media: string;
  readonly alt: string;
  readonly caption?: string | undefined;
}

/** A part of a post's body, as the contract of the API has it. */
export type Block =
  | { readonly type: 'paragraph' | 'quote'; readonly runs: readonly Run[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Run[])[] }
  | ({ readonly type: 'picture' } & Figure)
  | { readonly type: 'gallery'; readonly pictures: readonly Figure[] }
  | { readonly type: 'audio' | 'file'; readonly media: string; readonly title: string }
  | { readonly type: 'divider' | 'paywall' };

/** A post as it was at some moment. */
export interface Version {
  readonly title: string;
  readonly blocks: readonly Block[];
}
