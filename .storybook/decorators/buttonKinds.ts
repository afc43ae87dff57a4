import { button } from '#src/components/primitives/button.css.ts';

const { kind } = button.classNames.variants;

/** The kinds of `Button` and `LinkButton` by their names, in the order of their recipe. */
export const buttonKinds = Object.fromEntries(
  (Object.keys(kind) as (keyof typeof kind)[]).map((name) => [name, name] as const),
);
