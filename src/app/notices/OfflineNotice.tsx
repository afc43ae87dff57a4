import { useEffect } from 'react';
import { useSession } from '#src/session/index.ts';
import { notify } from './notify.ts';

/** Says that it could not be found out who is looking, because the server did not answer (readings D2). */
export function OfflineNotice() {
  const session = useSession();
  const isOffline = session.status === 'visitor' && session.isOffline;
  useEffect(() => {
    if (!isOffline) return;
    notify({
      tone: 'info',
      title: 'Нет связи с\u00a0сервером',
      text: 'Не\u00a0получилось восстановить вход. Повторим, когда соединение вернётся.',
    });
  }, [isOffline]);
  return null;
}
