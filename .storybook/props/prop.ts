/** A prop of a component as its type and doc comment tell it. */
export interface Prop {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** The type in words of TypeScript, without `undefined`. */
  readonly type: string;
  /** Value of `@default`. */
  readonly value?: string;
  readonly control:
    | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
    | { readonly kind: 'boolean' | 'text' | 'number' | 'function' | 'none' };
}
