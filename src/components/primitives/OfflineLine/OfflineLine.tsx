import { offlineLine, region } from './OfflineLine.css.ts';

export interface OfflineLineProps {
  /** The browser says that there is no network. */
  isOffline: boolean;
}

/**
 * A line under the header as long as there is no network. Render it always: screen readers announce only changes of a
 * region they already know. The editor has a line of its own, which tells where the text is kept.
 */
export function OfflineLine({ isOffline }: OfflineLineProps) {
  return (
    <div className={region} role="status">
      {isOffline && <p className={offlineLine}>Нет связи. Пока она не вернётся, ничего не отправится</p>}
    </div>
  );
}
