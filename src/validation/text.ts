/** Signs that show nothing by themselves, as part of a class. */
const nothing = String.raw`\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}`;

/** Unassigned pictographs are emoji that are newer than this browser. */
const visible = new RegExp(String.raw`\p{Extended_Pictographic}|[^${nothing}]`, 'u');

const anyBreak = /\r\n|[\v\f\r\u0085\u2028\u2029]/g;

/** Two empty lines and more, also with signs that show nothing. */
const emptyLines = new RegExp(String.raw`\n(?:(?:(?!\n)[${nothing}])*\n){2,}`, 'gu');

/** PostgreSQL has no place for them: the null character, and half of a pair. */
const unstorable = /\0|\p{Surrogate}/u;

/** More accents and invisible signs on one letter or emoji than any language has. */
const heap = /([\p{M}\p{Default_Ignorable_Code_Point}]{8})[\p{M}\p{Default_Ignorable_Code_Point}]+/u;

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Control characters, and signs that turn the direction of what follows. */
const control = /(?!\t)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;

/** True if the text has only spaces and invisible signs. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** A text as it is sent and stored: in NFC, without spaces around it, and empty if people would see nothing. */
export const tidyText = (text: string): string => (isBlank(text) ? '' : text.trim().normalize());

/** A text as it is shown: several empty lines in a row are one, and push nothing away. */
export const joinEmptyLines = (text: string): string =>
  text.replaceAll(anyBreak, '\n').replaceAll(emptyLines, '\n\n');

/** Rule of every text that people read, of any number of lines. */
export function validateText(value: string): string | undefined {
  if (unstorable.test(value)) return 'В тексте знак, который нельзя сохранить. Наберите текст заново';
  return heap.test(value) ? 'Слишком много знаков на одной букве. Уберите лишние' : undefined;
}

/** Rule of names and captions: one line that cannot overflow. */
export function validateLine(value: string): string | undefined {
  const line = value.trim();
  if (lineBreak.test(line)) return 'Здесь только одна строка. Уберите перенос';
  return (
    validateText(line) ??
    (control.test(line)
      ? 'В тексте невидимые знаки, меняющие его направление. Наберите текст заново'
      : undefined)
  );
}

const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;

/** A name from elsewhere, like a file's, without characters that `validateLine` would refuse. */
export const toLine = (name: string): string =>
  tidyText(name.replaceAll(unfit, '').replaceAll(new RegExp(heap, 'gu'), '$1'));
