import type { Draft } from '#src/api/contract.ts';
import type { Content } from './content.ts';
import type { Base } from './deviceStore.ts';

/** A reason why the server does not have a post. */
export type Trouble =
  /** The server is not reached: the save is tried again by itself. */
  | { readonly kind: 'offline' }
  /** The save is tried again by itself, too. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The save waits for a change, or for the author. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Another session has changed it: the author chooses. */
  | { readonly kind: 'conflict'; readonly theirs: Content; readonly base: Base | undefined }
  /** It was deleted elsewhere. */
  | { readonly kind: 'missing' }
  /** The session has ended: the device keeps it for the same person. */
  | { readonly kind: 'signedOut' }
  /** Another tab of this browser writes it. */
  | { readonly kind: 'otherTab' };

/** The state of a post for its author. */
export type Status =
  | Exclude<Trouble, { kind: 'refused' | 'conflict' }>
  | Pick<Extract<Trouble, { kind: 'conflict' }>, 'kind' | 'theirs'>
  /** Device and server have not answered yet. */
  | { readonly kind: 'opening' }
  /** The server has it. @param at milliseconds since the epoch; `undefined`: nothing was written yet */
  | { readonly kind: 'saved'; readonly at: number | undefined }
  /** A save is pending or due. */
  | { readonly kind: 'saving' }
  /** Neither server nor device has it. @param message why the server has not; `undefined`: it is not reached */
  | { readonly kind: 'unkept'; readonly message: string | undefined };

/** A post in the editor, as this page has it. */
export interface DraftView {
  /** Id of the post; `undefined` as long as the server has none. */
  readonly id: number | undefined;
  /** `undefined` until device or server has answered. */
  readonly content: Content | undefined;
  /** Grows when the content was replaced by another one than the editor has. */
  readonly edition: number;
  /** The last answer of the server. */
  readonly draft: Draft | undefined;
  readonly status: Status;
  /** The device can keep what the server does not have. */
  readonly isOnDevice: boolean;
}

/** Nothing is sent as long as the trouble lasts. */
export const isHalted = (trouble: Trouble | undefined): boolean =>
  trouble !== undefined && trouble.kind !== 'offline' && trouble.kind !== 'failed';

/** The trouble after a change: a refusal was about the former text. */
export const afterChange = (trouble: Trouble | undefined): Trouble | undefined =>
  trouble?.kind === 'refused' ? undefined : trouble;

interface Facts {
  readonly trouble: Trouble | undefined;
  readonly isThere: boolean;
  readonly isSaved: boolean;
  /** The device cannot keep anything. */
  readonly isRefused: boolean;
  readonly savedAt: number | undefined;
}

/** The one status to show. */
export function statusOf({ trouble, isThere, isSaved, isRefused, savedAt }: Facts): Status {
  switch (trouble?.kind) {
    case 'otherTab':
    case 'signedOut':
    case 'missing':
      return trouble;
    case 'conflict':
      return { kind: 'conflict', theirs: trouble.theirs };
    case 'offline':
    case 'failed':
    case 'refused':
      if (isThere && isSaved) return { kind: 'saved', at: savedAt };
      if (isThere && isRefused)
        return { kind: 'unkept', message: trouble.kind === 'offline' ? undefined : trouble.message };
      return trouble.kind === 'offline' ? trouble : { kind: 'failed', message: trouble.message };
    case undefined:
      if (!isThere) return { kind: 'opening' };
      return isSaved ? { kind: 'saved', at: savedAt } : { kind: 'saving' };
  }
}
