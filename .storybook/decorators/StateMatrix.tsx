import type { ReactNode } from 'react';
import { ForcedState } from './ForcedState.tsx';
import * as css from './stateMatrix.css.ts';

interface StateMatrixProps<Kind extends string> {
  kinds: readonly Kind[];
  /** A control of the kind. */
  children: (kind: Kind, isDisabled: boolean) => ReactNode;
}

/** Every kind of a control in every state, beside each other. */
export function StateMatrix<Kind extends string>({ kinds, children }: StateMatrixProps<Kind>) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">вид</th>
          <th scope="col">обычная</th>
          <th scope="col">под указателем</th>
          <th scope="col">нажатая</th>
          <th scope="col">в фокусе</th>
          <th scope="col">недоступная</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{kind}</th>
            <td>{children(kind, false)}</td>
            <td>
              <ForcedState state="hovered">{children(kind, false)}</ForcedState>
            </td>
            <td>
              <ForcedState state="pressed">{children(kind, false)}</ForcedState>
            </td>
            <td>
              <ForcedState state="focus-visible">{children(kind, false)}</ForcedState>
            </td>
            <td>{children(kind, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
