declare module '*.md' {
  import type { Text } from '#src/app/shared/text.ts';
  export const text: Text;
}

declare module '*.search' {
  import type { AsPlainObject } from 'minisearch';
  export const index: AsPlainObject;
}
