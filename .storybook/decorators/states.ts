/**
 * React-aria writes a state here first: on a label around a hidden input, on an element with a role for items of a
 * list.
 */
const control = 'button, a, input, textarea, label:has(input), [role=tab], [role^=menuitem]';

/** Elements that carry the attributes of a state, where it is not the control alone. */
const self = '*';
const field = '[role=presentation]';
const menuItem = '[role^=menuitem]';
const tabs = '[data-rac]:has([role=tablist])';
const disclosure = '[data-rac]:has(> h3)';

/**
 * All that react-aria writes of a state, and on which element: styles read any of it, the frame of a field shows what
 * happens to its input. `tests/visual/states.test.tsx` compares it with a real pointer and a real keyboard.
 */
const attributes = {
  hovered: {
    [self]: ['data-hovered'],
    [field]: ['data-hovered'],
    // In a menu the focus follows the pointer.
    [menuItem]: ['data-focused'],
  },
  // A press takes the focus, and shows no ring.
  pressed: { [self]: ['data-hovered', 'data-focused', 'data-pressed'] },
  'focus-visible': {
    [self]: ['data-focused', 'data-focus-visible'],
    [field]: ['data-focus-within', 'data-focus-visible'],
    [tabs]: ['data-focused', 'data-focus-visible'],
    [disclosure]: ['data-focus-visible-within'],
  },
} as const;

/** A state that otherwise needs a pointer or a keyboard. */
export type State = keyof typeof attributes;

/** Writes a state on the first control inside as react-aria does; returns the way back. */
export function writeState(root: Element, state: State): () => void {
  const element = root.querySelector(control);
  const written = Object.entries<readonly string[]>(attributes[state]).flatMap(([selector, names]) =>
    names.map((name) => ({ target: element?.closest(selector), name })),
  );
  for (const { target, name } of written) target?.setAttribute(name, 'true');
  return () => {
    for (const { target, name } of written) target?.removeAttribute(name);
  };
}
