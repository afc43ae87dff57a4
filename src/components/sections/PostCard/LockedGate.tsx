import { setRussian } from '#src/format/typesetting.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import * as css from './LockedGate.css.ts';

interface LockedGateProps {
  note: string;
  price: string | undefined;
}

/** What stands in place of a body that the reader has no access to. Nothing to press: nothing can be paid for yet. */
export function LockedGate({ note, price }: LockedGateProps) {
  return (
    <div className={css.gate}>
      <Icon name="lock" />
      <div>
        <h3 className={css.title}>Пост для{'\u00a0'}подписчиков</h3>
        <p className={css.note}>{note}</p>
      </div>
      <p className={css.offer}>
        {price !== undefined && <strong className={css.price}>{price}</strong>}
        {setRussian('Платные подписки пока не оформляются')}
      </p>
    </div>
  );
}
