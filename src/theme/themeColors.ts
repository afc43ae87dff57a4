import type { vars } from './contract.css.ts';

type Tokens<Contract> = {
  readonly [Key in keyof Contract]: Contract[Key] extends string ? string : Tokens<Contract[Key]>;
};

/** The part of the contract that a colour theme fills. */
export type ThemeColors = Tokens<Pick<typeof vars, 'color' | 'shadow' | 'blend'>>;
