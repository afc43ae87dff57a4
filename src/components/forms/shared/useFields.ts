import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useFocusOn } from '#src/components/primitives/focus.ts';
import type { Action } from '#src/status/action.ts';

type Values<Name extends string> = Record<Name, string>;

interface FieldsOptions<Name extends string> {
  /** First values; their order is that of the fields on the screen. */
  initial: Values<Name>;
  /** The message of a field's first broken rule, if any. */
  rules: Record<Name, (value: string, values: Values<Name>) => string | undefined>;
  status: Action<Name>;
  /** Called with values that break no rule, never while the last ones are being sent. */
  onSubmit: (values: Values<Name>) => void;
  /** Effect of success on the fields: data that stay in use are kept. @default 'empties' */
  success?: 'empties' | 'keeps';
}

// The keys of a record with known names are those names.
const namesOf = <Name extends string>(values: Values<Name>): Name[] => Object.keys(values) as Name[];

const emptied = <Name extends string>(values: Values<Name>): Values<Name> =>
  namesOf(values).reduce((empty, name) => ({ ...empty, [name]: '' }), values);

const none: ReadonlySet<never> = new Set();

/**
 * Values and errors of a form's text fields (design section 8). A field is validated when focus leaves it after typing;
 * an invalid one at each change. A submit validates all and focuses the first invalid one. The server's error shows
 * until the field is edited.
 */
export function useFields<Name extends string>(options: FieldsOptions<Name>) {
  const { initial, rules, status, onSubmit, success = 'empties' } = options;
  const [values, setValues] = useState(initial);
  const [typed, setTyped] = useState<ReadonlySet<Name>>(none);
  /** Fields that were found wrong: they are judged at each change from then on. */
  const [wrong, setWrong] = useState<ReadonlySet<Name>>(none);
  /** Fields changed since the server's answer. */
  const [edited, setEdited] = useState<ReadonlySet<Name>>(none);
  const [answer, setAnswer] = useState(status);
  const inputs = useRef(new Map<Name, HTMLElement>());
  const afterPress = useAfterPress();
  const names = namesOf(initial);

  if (answer !== status) {
    setAnswer(status);
    setEdited(none);
    if (status.kind === 'done' && answer.kind !== 'done') {
      if (success === 'empties') setValues(emptied(values));
      setTyped(none);
      setWrong(none);
    }
  }

  const isPending = status.kind === 'pending';
  useFocusOn(status, (previous) => {
    if (previous.kind !== 'pending' || status.kind !== 'failed') return undefined;
    const { fields } = status;
    return [...inputs.current].find(([name]) => fields?.[name] !== undefined)?.[1];
  });

  const brokenRule = (name: Name) => rules[name](values[name], values);

  const errorOf = (name: Name): string | undefined => {
    const broken = wrong.has(name) ? brokenRule(name) : undefined;
    if (broken !== undefined || edited.has(name) || status.kind !== 'failed') return broken;
    return status.fields?.[name];
  };

  const judge = (judged: Name[]) => {
    const bad = judged.filter((name) => brokenRule(name) !== undefined);
    setWrong((previous) => new Set([...previous, ...bad]));
    return bad[0];
  };

  /** Props of the field `name` for `TextField` or `PasswordField`. */
  const field = (name: Name) => ({
    name,
    value: values[name],
    errorMessage: errorOf(name),
    isReadOnly: isPending,
    isRequired: true,
    // Enter sends the form from any field; before the last one a phone's keyboard offers the next field by itself.
    ...(name === names.at(-1) && { enterKeyHint: 'go' as const }),
    onChange: (value: string) => {
      // A password manager fills all fields before the first of them has rendered.
      setValues((previous) => ({ ...previous, [name]: value }));
      setTyped((previous) => new Set(previous).add(name));
      setEdited((previous) => new Set(previous).add(name));
    },
    onBlur: () => {
      if (typed.has(name) && values[name] !== '') afterPress(() => judge([name]));
    },
    inputRef: (input: HTMLElement | null) => {
      if (input) inputs.current.set(name, input);
      else inputs.current.delete(name);
    },
  });

  /** Moves values from field to field and drops their errors. */
  const rearrange = (moved: Partial<Values<Name>>) => {
    setValues((previous) => ({ ...previous, ...moved }));
    setEdited((previous) => new Set([...previous, ...namesOf({ ...moved } as Values<Name>)]));
  };

  /** The first values again, and not a word against them. */
  const reset = () => {
    setValues(initial);
    setTyped(none);
    setWrong(none);
    setEdited(new Set(names));
  };

  const inputOf = (name: Name) => inputs.current.get(name);

  /** Handler for the form's `onSubmit`. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const bad = judge(names);
    if (bad === undefined) onSubmit(values);
    else inputOf(bad)?.focus();
  };

  const refused = names.filter((name) => errorOf(name) !== undefined);

  return { field, submit, isPending, values, refused, inputOf, rearrange, reset };
}

/**
 * Puts something off until no press is under way. An error that appears when a field loses focus moves what is below
 * it: shown between the press and the release of a button, it would move the button from under the pointer.
 */
function useAfterPress(): (callback: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const onDown = () => {
      isPressed.current = true;
    };
    const onUp = () => {
      isPressed.current = false;
    };
    const listeners = [
      ['pointerdown', onDown],
      ['pointerup', onUp],
      ['pointercancel', onUp],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    };
  }, []);

  return useCallback((callback) => {
    // The click of a press follows its pointerup in the same task, so the next frame is after both.
    const afterClick = () => requestAnimationFrame(callback);
    if (isPressed.current) document.addEventListener('pointerup', afterClick, { once: true });
    else afterClick();
  }, []);
}
