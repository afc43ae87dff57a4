import type { CSSProperties } from 'react';
import { gridSteps } from '../gridFacts.ts';
import { Copy } from './Copy.tsx';
import * as css from './GridSteps.css.ts';

/** The page from each breakpoint on: six modules, and its margins in the same proportion. */
export function GridSteps() {
  return (
    <div>
      {gridSteps().map(({ name, from, margin }) => (
        <div key={name} className={css.row}>
          <div>
            <Copy value={name === 'base' ? 'pageMargin.base' : `from('${name}')`}>{name}</Copy>
            <p className={css.about}>
              {'от '}
              {from} px, поле {margin} px, модуль {Math.round(from / 6)} px
            </p>
          </div>
          <div
            className={css.screen}
            style={{ [css.margin]: `${(margin / from) * 100}%` } as CSSProperties}
            aria-hidden="true"
          >
            <span className={css.start} />
            <span className={css.end} />
          </div>
        </div>
      ))}
    </div>
  );
}
