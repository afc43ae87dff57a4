import type { SoundView } from '../AudioPlayer/AudioPlayer.tsx';
import type { FileView } from '../FileRow/FileRow.tsx';
import type { Figure } from '../Gallery/Gallery.tsx';

/** A piece of text that looks the same throughout. */
export interface RunView {
  readonly text: string;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  /** Target of a link: `https:` or `mailto:`. */
  readonly href?: string | undefined;
}

/** A part of a post, everything in it at hand. */
export type BlockView =
  | { readonly type: 'paragraph' | 'quote'; readonly runs: readonly RunView[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly RunView[])[] }
  | ({ readonly type: 'picture' } & Figure)
  | { readonly type: 'gallery'; readonly figures: readonly Figure[] }
  | { readonly type: 'audio'; readonly sound: SoundView }
  | { readonly type: 'file'; readonly file: FileView }
  | { readonly type: 'divider' | 'paywall' };
