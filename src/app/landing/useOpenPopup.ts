import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PopupName, stateOfLink } from '../auth/popupState.ts';
import { paths } from '../shared/paths.ts';
import { whenIdle } from '../shell/whenIdle.ts';

type Open = PopupName | undefined;

/**
 * The popup that is open: each navigation says which, in between people choose.
 *
 * @param requested by the navigation here
 */
export function useOpenPopup(requested: Open): [open: Open, setOpen: Dispatch<SetStateAction<Open>>] {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(requested);
  const [entry, setEntry] = useState({ key, requested });
  if (entry.key !== key || entry.requested !== requested) {
    setEntry({ key, requested });
    setOpen(requested);
  }

  // A link to a popup becomes two entries of the history: Back closes the popup.
  useEffect(() => {
    const state = stateOfLink(search);
    if (state === undefined) return;
    void navigate(paths.landing, { replace: true });
    void navigate(paths.landing, { state });
  }, [search, navigate]);

  return [open, setOpen];
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button') !== null;

/**
 * Downloads the popups when a button is approached, or when the browser has nothing else to do.
 * @param load does it
 */
export function usePopupsPreload(load: () => void): void {
  useEffect(() => {
    const aborter = new AbortController();
    const approach = ({ target }: Event) => {
      if (!isControl(target)) return;
      aborter.abort();
      load();
    };
    for (const intent of intents) {
      document.addEventListener(intent, approach, { signal: aborter.signal, passive: true });
    }
    const cancelIdle = whenIdle(load);
    return () => {
      aborter.abort();
      cancelIdle();
    };
  }, [load]);
}
