import { useDeferredValue, useMemo } from 'react';
import type { OpenDraft, DraftView } from '#src/data/writing/index.ts';

/** The two differ only in their text. */
const isTextOnly = (one: DraftView, other: DraftView): boolean =>
  one.id === other.id &&
  one.edition === other.edition &&
  one.content?.audience === other.content?.audience &&
  one.content?.tiers === other.content?.tiers &&
  [one, other].every(({ status }) => status.kind === 'saved' || status.kind === 'saving');

/**
 * A post for the page around its text: the editor draws each key press, and the page follows when the browser has time.
 * Other changes show at once: the editor must not continue with a replaced text.
 */
export function useDeferredWriting(open: OpenDraft | undefined): OpenDraft | undefined {
  const { writing, written } = open ?? {};
  const later = useDeferredValue(written);
  const shown = written && later && isTextOnly(written, later) ? later : written;
  return useMemo(() => writing && shown && { writing, written: shown }, [writing, shown]);
}
