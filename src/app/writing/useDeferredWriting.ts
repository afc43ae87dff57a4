import { useDeferredValue, useMemo } from 'react';
import type { OpenWriting, Written } from '#src/data/writing/index.ts';

/** The two differ only in their text. */
const isTextOnly = (one: Written, other: Written): boolean =>
  one.id === other.id &&
  one.edition === other.edition &&
  one.content?.audience === other.content?.audience &&
  one.content?.tiers === other.content?.tiers &&
  [one, other].every(({ status }) => status.kind === 'saved' || status.kind === 'saving');

/**
 * A post as the page around its text shows it: a key press is drawn by the editor, and the page follows when the
 * browser has time. Everything else shows at once: the editor must not go on with a text that was replaced.
 */
export function useDeferredWriting(open: OpenWriting | undefined): OpenWriting | undefined {
  const { writing, written } = open ?? {};
  const later = useDeferredValue(written);
  const shown = written && later && isTextOnly(written, later) ? later : written;
  return useMemo(() => writing && shown && { writing, written: shown }, [writing, shown]);
}
