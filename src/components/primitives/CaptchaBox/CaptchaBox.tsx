import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CaptchaBox.css.ts';

export interface CaptchaBoxProps {
  /**
   * `loading`: the widget is not here yet, `slowLoading` when that takes long; `idle`: waits for a press; `verifying`,
   * and `slow` when that takes long; `verified`: passed; `expired` and `error`: to be pressed again.
   */
  status: 'loading' | 'slowLoading' | 'idle' | 'verifying' | 'slow' | 'verified' | 'expired' | 'error';
  /** Asked to check, for the first time or again. Not called while the check is on or passed. */
  onPress?: () => void;
}

const notes = {
  slowLoading: 'Загрузка идёт дольше обычного...',
  idle: '',
  verifying: 'Проверяем...',
  slow: 'Проверка идёт дольше обычного...',
  verified: 'Проверка пройдена',
  expired: 'Проверка устарела. ',
  // The form says why, under the box.
  error: '',
} as const;

/**
 * «Я не робот»: a checkbox that takes a moment, 102 px high in every state (specification section 7, design section 7).
 */
export function CaptchaBox({ status, onPress }: CaptchaBoxProps) {
  if (status === 'loading' || status === 'slowLoading') {
    return (
      <div className={css.box} aria-busy="true">
        <div className={css.place}>
          <span className={css.placeMark}>
            <Skeleton />
          </span>
          <Skeleton kind="line" width="third" />
        </div>
        <VisuallyHidden>Загрузка</VisuallyHidden>
        <p className={css.note} role="status">
          {status === 'slowLoading' && notes.slowLoading}
        </p>
      </div>
    );
  }
  const isVerified = status === 'verified';
  const isBusy = status === 'verifying' || status === 'slow';
  const isAgain = status === 'expired' || status === 'error';
  return (
    <div className={css.box} data-invalid={status === 'error' || undefined}>
      <AriaButton
        className={css.control}
        onPress={() => {
          if (!isBusy && !isVerified) onPress?.();
        }}
        render={(props) => (
          <button
            {...props}
            role="checkbox"
            aria-checked={isVerified}
            aria-readonly={isVerified}
            aria-busy={isBusy}
          />
        )}
      >
        <span className={css.mark} data-selected={isVerified || undefined}>
          {isVerified && <Icon name="check" />}
          {isBusy && <span className={css.dot} />}
        </span>
        Я не робот
      </AriaButton>
      <p className={css.note} role="status">
        {notes[status]}
        {isAgain && <span className={css.again}>Повторить</span>}
      </p>
    </div>
  );
}
