import { easing } from '#src/theme/easing.ts';
import { curvePath } from '../curve.ts';
import { Copy } from './Copy.tsx';
import * as css from './MotionTokens.css.ts';

const side = 100;

const purposes: Record<keyof typeof easing, string> = {
  out: 'Появляется и двигается: быстро трогается, мягко встаёт',
  in: 'Уходит: трогается медленно, исчезает на ходу',
};

/** The curves of the theme, drawn: time to the right, way to the top. */
export function Curves() {
  return (
    <div className={css.curves}>
      {Object.entries(easing).map(([name, value]) => (
        <div key={name}>
          <svg className={css.curve} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
            <path className={css.axes} d={`M0 0V${side}H${side}`} />
            <path className={css.line} d={curvePath(value, side)} />
          </svg>
          <Copy value={`easing.${name}`} />
          <p className={css.about}>
            {value} — {purposes[name as keyof typeof easing]}
          </p>
        </div>
      ))}
    </div>
  );
}
