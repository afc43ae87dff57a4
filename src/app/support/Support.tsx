import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand, supportForm } from '#src/brand.ts';
import { Busy } from '#src/components/primitives/Busy/Busy.tsx';
import { ProgressLine } from '#src/components/primitives/ProgressLine/ProgressLine.tsx';
import { SupportChat } from '#src/components/sections/SupportChat/SupportChat.tsx';
import { isProtected, nameOf } from '../shared/paths.ts';
import { download, usePart } from '../shell/download.ts';
import { notify } from '../shell/notify.ts';
import { useIsHydrated } from '../shell/useIsHydrated.tsx';

const dialog = download(() => import('./SupportDialog.tsx'));

/** The support of every page: its launcher, and the form, which any link to `#support` opens. */
export function Support() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const isOpen = isHydrated && hash === supportForm;
  const { part, load, hasFailed } = usePart(dialog);

  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  useEffect(() => {
    if (isOpen && hasFailed)
      notify({ tone: 'error', title: 'Форма не загрузилась', text: 'Обновите страницу и попробуйте снова.' });
  }, [isOpen, hasFailed]);

  const onClose = () => void navigate({ pathname, search }, { replace: true, state });
  return (
    <>
      {/* Nothing stands beside a payment. */}
      {nameOf(pathname) !== 'checkout' && (
        <SupportChat href={brand.supportUrl} place={isProtected(pathname) ? 'app' : 'page'} />
      )}
      {isOpen && part === undefined && !hasFailed && (
        <Busy>
          <ProgressLine />
        </Busy>
      )}
      {part && <part.SupportDialog isOpen={isOpen} onClose={onClose} />}
    </>
  );
}
