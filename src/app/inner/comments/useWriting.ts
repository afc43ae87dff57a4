import { useMemo, useState } from 'react';
import type { Drafts, Place } from '#src/components/sections/Comments/index.ts';
import type { useCommentCalls } from '#src/data/comments/index.ts';
import { useDrafts } from '#src/data/drafts/index.ts';
import { useActions } from '#src/status/useActions.ts';
import { sendFailure } from './sendFailure.ts';

/** What is written below a post: kept on this device until the server has it. */
export function useWriting(post: string, { send, edit }: ReturnType<typeof useCommentCalls>): Drafts {
  const { of: draftOf, keep } = useDrafts();
  const { of: actionOf, set } = useActions<Place>();
  const [open, setOpen] = useState<Place>();

  return useMemo(() => {
    const nameOf = (place: Place) => (place === 'new' ? `new ${post}` : place);

    function call(place: Place, text: string) {
      const [kind, id = ''] = place.split(' ');
      return kind === 'edit' ? edit(id, text) : send(text, kind === 'answer' ? id : undefined);
    }

    async function onSend(place: Place, text: string): Promise<void> {
      set(place, { kind: 'pending' });
      const result = await call(place, text);
      if (!result.ok) return set(place, { kind: 'failed', message: sendFailure(result.error) });
      keep(nameOf(place), '');
      // A form that closes has nothing more to say.
      set(place, { kind: place === 'new' ? 'done' : 'idle' });
      setOpen((now) => (now === place ? undefined : now));
    }

    return {
      open,
      onOpen: setOpen,
      textOf: (place) => draftOf(nameOf(place)),
      onText: (place, text) => keep(nameOf(place), text),
      actionOf,
      onSend: (place, text) => void onSend(place, text),
    };
  }, [post, send, edit, draftOf, keep, actionOf, set, open]);
}
