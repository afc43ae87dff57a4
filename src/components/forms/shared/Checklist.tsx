import { Icon } from '#src/components/primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Checklist.css.ts';
import { hiddenRules, rules as place } from './form.css.ts';

interface ChecklistRule {
  /** The rule in a few words. */
  text: string;
  isMet: boolean;
}

interface ChecklistProps {
  /** Id for the field's `aria-describedby`. */
  id: string;
  rules: readonly ChecklistRule[];
  /** Puts long rules below each other. @default false */
  isStacked?: boolean;
  /** The value was refused: the rules it breaks turn crimson. @default false */
  isRefused?: boolean;
  /** Not in sight, but still read out with the field. @default false */
  isHidden?: boolean;
}

/** The rules of a field, ticked while one types; their number is announced politely. The error stays on the field. */
export function Checklist(props: ChecklistProps) {
  const { id, rules, isStacked = false, isRefused = false, isHidden = false } = props;
  return (
    <div className={isHidden ? hiddenRules : place}>
      <ul id={id} className={css.list({ isStacked, isHidden })}>
        {rules.map(({ text, isMet }) => (
          <li key={text} className={css.rule({ state: isMet ? 'met' : isRefused ? 'broken' : 'open' })}>
            <span className={css.mark({ isMet })}>{isMet && <Icon name="check" size="small" />}</span>
            <span>
              {text}
              <VisuallyHidden>{isMet ? '— выполнено.' : '— не выполнено.'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span aria-live="polite">
          Выполнено правил: {rules.filter(({ isMet }) => isMet).length}
          {' из '}
          {rules.length}
        </span>
      </VisuallyHidden>
    </div>
  );
}
