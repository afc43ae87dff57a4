import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import * as css from './LockedGate.css.ts';

interface LockedGateProps {
  note: string;
  actionLabel: string;
  onSubscribe: () => void;
}

/** What stands in place of a body that the reader has no access to. */
export function LockedGate({ note, actionLabel, onSubscribe }: LockedGateProps) {
  return (
    <div className={css.gate}>
      <Icon name="lock" />
      <div>
        <h3 className={css.title}>Пост для{'\u00a0'}подписчиков</h3>
        <p className={css.note}>{note}</p>
      </div>
      <div className={css.action}>
        <Button onPress={onSubscribe}>{actionLabel}</Button>
      </div>
    </div>
  );
}
