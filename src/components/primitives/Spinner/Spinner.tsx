import { PendingDots } from '../PendingDots/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Spinner.css.ts';

/** Stands for a whole page while the session is being found out. */
export function Spinner() {
  return (
    <div className={css.spinner} role="status">
      <VisuallyHidden>Загрузка</VisuallyHidden>
      <PendingDots />
    </div>
  );
}
