import { Unstyled } from '@storybook/addon-docs/blocks';
import * as css from './Keyboard.css.ts';

interface KeyboardProps {
  /** Effect of each key: `{ 'Enter': 'Нажимает кнопку' }`. */
  keys: Readonly<Record<string, string>>;
}

/** Table of keys and their effects. */
export function Keyboard({ keys }: KeyboardProps) {
  return (
    <Unstyled>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.cell}>
              Клавиша
            </th>
            <th scope="col" className={css.cell}>
              Что происходит
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([key, effect]) => (
            <tr key={key}>
              <th scope="row" className={css.key}>
                {key}
              </th>
              <td className={css.cell}>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}
