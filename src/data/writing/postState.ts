import type { Draft } from '#src/api/contract.ts';
import {
  type Content,
  contentOf,
  hasUploads,
  isSame,
  nothingWritten,
  type Saved,
  savedOf,
} from './content.ts';
import type { Base, Save } from './deviceStore.ts';
import type { WriteResult } from './keeper.ts';
import { statusOf, type Trouble, type DraftView } from './status.ts';

/** A post in the memory of this page. The functions of this folder share the record and change it. */
export interface PostState {
  /** Id of the post, or a text in its stead until the server has made one. */
  place: string;
  /** `undefined` until the server has made one. */
  id: number | undefined;
  /** `undefined` until device or server has answered. */
  content: Content | undefined;
  /** The version on the server that the author has changed. */
  base: Base | undefined;
  /** A save without an answer. */
  save: Save | undefined;
  /** The content that server or device had last. */
  safe: Content | undefined;
  /** The last answer of the server. */
  draft: Draft | undefined;
  trouble: Trouble | undefined;
  /** Milliseconds since the epoch. */
  savedAt: number | undefined;
  /** Grows when the content is replaced by another one than the editor has. */
  edition: number;
  /** The next save puts the author's choice in the place of another text. */
  isReplacement: boolean;
}

const idOf = (place: string): number | undefined => (/^\d+$/.test(place) ? Number(place) : undefined);

/** A post before anything of it was read. */
export const newState = (place: string): PostState => ({
  place,
  id: idOf(place),
  content: undefined,
  base: undefined,
  save: undefined,
  safe: undefined,
  draft: undefined,
  trouble: undefined,
  savedAt: undefined,
  edition: 0,
  isReplacement: false,
});

/** The server has everything that it can have. */
export function isSaved({ content, save, base }: PostState): boolean {
  if (content === undefined) return true;
  return save === undefined && isSame(savedOf(content), base?.saved ?? nothingWritten);
}

/** The device has to store the post: the server lacks some of it, or uploads are pending. */
export const isNeededHere = (state: PostState): boolean =>
  !isSaved(state) || (state.content !== undefined && hasUploads(state.content));

/** Puts another content in the place of the editor's. */
export function replaceContent(state: PostState, next: Content): void {
  state.content = next;
  state.edition += 1;
}

/** The next save of the content; a replacement counts once. */
export function nextSave(state: PostState, content: Content, id: string): Save {
  const replaces = state.isReplacement && ({ replaces: true } as const);
  state.isReplacement = false;
  return { id, saved: savedOf(content), ...replaces };
}

/** Compares a version of the server with every text that this page has sent or would send. */
export const isOwnText = ({ base, save, content }: PostState, theirs: Saved): boolean =>
  [base?.saved, save?.saved, content && savedOf(content)].some(
    (own) => own !== undefined && isSame(own, theirs),
  );

/** The content is still the one that was sent. */
export const isAsSent = ({ content }: PostState, sent: Save | undefined): boolean =>
  sent === undefined || content === undefined || isSame(sent.saved, savedOf(content));

/** A version of the server as the base of further changes. */
export const baseOf = (draft: Draft): Base => ({ revision: draft.revision, saved: contentOf(draft) });

/** The post as the page shows it. @param write the result of the last write to the device */
export function present(state: PostState, write: WriteResult): DraftView {
  const { id, content, edition, draft, trouble, savedAt } = state;
  const isOnDevice = write !== 'refused';
  const status = statusOf({
    trouble,
    isThere: content !== undefined,
    isSaved: isSaved(state),
    isRefused: !isOnDevice,
    savedAt,
  });
  return { id, content, edition, draft, status, isOnDevice };
}
