import { button } from '#src/components/primitives/button.css.ts';

const { kind } = button.classNames.variants;

/** The kinds of `Button` and `LinkButton`, in the order of their recipe. */
export const buttonKinds = Object.keys(kind) as (keyof typeof kind)[];
