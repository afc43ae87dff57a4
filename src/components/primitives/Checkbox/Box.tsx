import { Icon } from '../Icon/Icon.tsx';
import * as css from './Checkbox.css.ts';

/** The square of a react-aria `Checkbox`, whose states it shows. */
export function Box() {
  return (
    <span className={css.box}>
      <span className={css.sign}>
        <Icon name="check" size="small" />
      </span>
    </span>
  );
}
