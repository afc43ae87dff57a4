declare module '*.md' {
  import type { Text } from '#src/app/build/texts/parseText.ts';
  export const text: Text;
}
