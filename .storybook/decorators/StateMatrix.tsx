import type { ReactNode } from 'react';
import { ForcedState } from './ForcedState.tsx';
import * as css from './stateMatrix.css.ts';
import type { State } from './states.ts';

type Column = 'rest' | State | 'disabled';

interface StateMatrixProps<Kind> {
  /** Props of the control, by the word for each kind. */
  kinds: Readonly<Record<string, Kind>>;
  /** Columns of the states that have a look of their own. @default all, as they are said of a button */
  columns?: Readonly<Record<string, Column>>;
  /** A control of the kind, or nothing if there is no such state. */
  children: (kind: Kind, isDisabled: boolean) => ReactNode;
}

const all = {
  обычная: 'rest',
  'под указателем': 'hovered',
  нажатая: 'pressed',
  'в фокусе': 'focus-visible',
  недоступная: 'disabled',
} as const;

/** Every kind of a control in every state, beside each other. */
export function StateMatrix<const Kind>({ kinds, columns = all, children }: StateMatrixProps<Kind>) {
  const states = Object.entries<Column>(columns);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">вид</th>
          {states.map(([word]) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries<Kind>(kinds).map(([name, kind]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {states.map(([word, state]) => (
              <td key={word}>
                {state === 'rest' || state === 'disabled' ? (
                  children(kind, state === 'disabled')
                ) : (
                  <ForcedState state={state}>{children(kind, false)}</ForcedState>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
