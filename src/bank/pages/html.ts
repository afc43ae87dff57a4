/** Text that is markup already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | false | null | undefined | readonly Markup[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(value: Value): string {
  if (value === false || value == null) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** Markup with values in it: texts are escaped, what is absent is left out. */
export const html = (pieces: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(pieces.reduce((text, piece, index) => text + textOf(values[index - 1]) + piece));
