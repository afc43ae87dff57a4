import { useMemo } from 'react';
import { v4 } from 'uuid';
import { type SignOutReason, useOnSignedOut, useUser } from '#src/session/index.ts';

const storageKey = 'drafts';
/** The most texts that are stored; the oldest are dropped. */
const limit = 50;

/** A text, the form it belongs to, and the key of the calls that send it until one is answered. */
type Draft = readonly [form: string, text: string, key?: string];

/** Comments that a person began on this device and has not sent. */
interface Drafts {
  /** Id of the account. */
  readonly user: number;
  /** The last one was typed last. */
  readonly texts: readonly Draft[];
}

/** The drafts of this page while storage is blocked. */
let unsaved: Drafts | undefined;

const isDraft = (value: unknown): value is Draft =>
  Array.isArray(value) &&
  (value.length === 2 || value.length === 3) &&
  value.every((part) => typeof part === 'string');

function parse(text: string | null): Partial<Drafts> {
  const value: unknown = JSON.parse(text ?? '{}');
  return typeof value === 'object' && value !== null ? value : {};
}

/** The texts of this person; none of anybody else, or if storage holds something else. */
function readTexts(user: number): Drafts['texts'] {
  if (unsaved !== undefined) return unsaved.user === user ? unsaved.texts : [];
  try {
    const { user: owner, texts } = parse(localStorage.getItem(storageKey));
    return owner === user && Array.isArray(texts) ? texts.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** The text that was begun in a form, or an empty one. */
export const readDraft = (user: number, form: string): string =>
  readTexts(user).find(([other]) => other === form)?.[1] ?? '';

function store(user: number, draft: Draft): void {
  const [form, text] = draft;
  const others = readTexts(user).filter(([other]) => other !== form);
  const texts = text === '' ? others : [...others, draft].slice(-limit);
  const drafts: Drafts = { user, texts };
  try {
    if (texts.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(drafts));
    unsaved = undefined;
  } catch {
    unsaved = drafts;
  }
}

/** Stores the text of a form without the key of an earlier text; an empty text is removed. */
export const keepDraft = (user: number, form: string, text: string): void => store(user, [form, text]);

/** The idempotency key of this text in a form: it survives a reload, and ends when the form is stored again. */
export function keyOf(user: number, form: string, text: string): string {
  const existing = readTexts(user).find((draft) => draft[0] === form && draft[1] === text)?.[2];
  if (existing !== undefined) return existing;
  const key = v4();
  store(user, [form, text, key]);
  return key;
}

/** The drafts outlive the page. */
export const areKept = (): boolean => unsaved === undefined;

/** Deletes all of them from the device. */
export function forgetDrafts(): void {
  unsaved = undefined;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored there.
  }
}

/** An id that no account has. */
const nobody = 0;

/** Comments that the person has begun: on this device, until they are sent or the person logs out. */
export function useCommentDrafts() {
  const user = useUser()?.id ?? nobody;
  return useMemo(
    () => ({
      of: (form: string) => readDraft(user, form),
      keep: (form: string, text: string) => keepDraft(user, form, text),
      keyOf: (form: string, text: string) => keyOf(user, form, text),
      areKept,
    }),
    [user],
  );
}

/** A logout deletes them; after an expired session the same person may continue. */
function leave(reason: SignOutReason): void {
  if (reason === 'logout') forgetDrafts();
}

/** Forgets the drafts at a logout. */
export const useForgetCommentDrafts = (): void => useOnSignedOut(leave);
