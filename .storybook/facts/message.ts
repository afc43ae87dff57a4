/** A text that says what went wrong or what is wanted, with where the sources have it. */
export interface Message {
  /** Text with plain spaces; `…` replaces inserted values. */
  readonly text: string;
  readonly path: string;
  readonly line: number;
  /** Files of components and routes that show it. */
  readonly shownIn: readonly string[];
  /** Files of stories that have it. */
  readonly stories: readonly string[];
  /** The specification has it to the letter. */
  readonly isQuoted: boolean;
}
