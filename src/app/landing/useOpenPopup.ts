import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { type PopupName, stateOfLink } from '../auth/popupNames.ts';

type Open = PopupName | undefined;

/**
 * The popup that is open: each navigation says which, in between people choose.
 *
 * @param wanted what the navigation here asks for
 */
export function useOpenPopup(wanted: Open): [open: Open, setOpen: Dispatch<SetStateAction<Open>>] {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(wanted);
  const [entry, setEntry] = useState({ key, wanted });
  if (entry.key !== key || entry.wanted !== wanted) {
    setEntry({ key, wanted });
    setOpen(wanted);
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
