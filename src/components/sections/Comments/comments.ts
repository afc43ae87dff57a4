import type { Action } from '#src/status/action.ts';
import type { AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import type { MailRequestProps } from '../../primitives/MailRequest/MailRequest.tsx';

/** Author of a comment. */
export interface Commenter {
  readonly name: string;
  readonly portrait: AvatarProps['portrait'];
  /** Address of their page; `undefined` if the account is deleted, or they have given no name. */
  readonly href: string | undefined;
}

/** Actions of a comment's menu. */
export type CommentAction = 'edit' | 'delete' | 'report' | 'block';

/** A comment, or the place of one that was there. */
export type CommentView =
  | {
      readonly kind: 'visible';
      readonly id: string;
      readonly person: Commenter;
      /** Written by the author of the post. */
      readonly isAuthor: boolean;
      /** «вчера»; with a comma and more for one that was edited. */
      readonly time: string;
      readonly text: string;
      readonly actions: readonly CommentAction[];
    }
  | { readonly kind: 'deleted' | 'hidden'; readonly id: string };

/** A comment with its answers. */
export interface ThreadView {
  readonly id: string;
  readonly comment: CommentView;
  readonly answers: readonly CommentView[];
  /** Answers that were not loaded; `undefined`: there are none. */
  readonly more: { readonly label: string; readonly loading: Action } | undefined;
}

/** The form in use: a new comment, an answer to the comment `id`, or an edit of the comment `id`. */
export type Place = 'new' | `answer ${string}` | `edit ${string}`;

/** The reader may write, or reads a text instead of the form. */
export type Writing =
  | {
      readonly kind: 'open';
      readonly portrait: AvatarProps['portrait'];
      /** The reader's own page. */
      readonly href: string;
    }
  | { readonly kind: 'followers'; readonly following: Action; readonly onFollow: () => void }
  | { readonly kind: 'off' }
  | { readonly kind: 'blocked' };

/** The name that stands beside the comments of a reader. */
export interface Naming {
  /** Name that was typed before. */
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Drafts, and the result of sending. */
export interface Drafts {
  /** The form that is open beside that for a new comment. */
  readonly open: Place | undefined;
  /** Opens another form, or none. */
  readonly onOpen: (place: Place | undefined) => void;
  /** Draft of a form. */
  readonly textOf: (place: Place) => string;
  readonly onText: (place: Place, text: string) => void;
  /** The last try to send it. */
  readonly actionOf: (place: Place) => Action;
  readonly onSend: (place: Place, text: string) => void;
  /** Asks for the message that proves the e-mail: nothing is sent before. @default it is proven */
  readonly verification?: MailRequestProps | undefined;
  /** The reader has given no name, and gives it with the first comment. @default they have one */
  readonly naming?: Naming | undefined;
  /** Form that the server accepted last, announced by screen readers. */
  readonly sent: Place | undefined;
}
