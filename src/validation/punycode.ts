const base = 36;
const damp = 700;
const highestCodePoint = 0x10ffff;

/** `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. */
const digitOf = (character = ''): number =>
  /^[a-z]$/.test(character) ? character.charCodeAt(0) - 97 : Number.parseInt(character, 10) + 26;

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > 455; bias += base) rest = Math.floor(rest / 35);
  return bias + Math.floor((36 * rest) / (rest + 38));
}

/**
 * An A-label as people read it: `xn--80a1acny` is «почта» (RFC 3492).
 * @param label in lower case
 * @returns undefined where it stands for nothing
 */
export function decodeLabel(label: string): string | undefined {
  const text = label.slice('xn--'.length);
  const end = text.lastIndexOf('-');
  const points = [...text.slice(0, Math.max(end, 0))].map((character) => character.charCodeAt(0));
  let [point, index, bias] = [128, 0, 72];
  for (let at = end + 1; at < text.length;) {
    const before = index;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = digitOf(text[at]);
      at += 1;
      if (Number.isNaN(digit)) return undefined;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = points.length + 1;
    bias = adapt(index - before, count, before === 0);
    point += Math.floor(index / count);
    index %= count;
    if (!(point <= highestCodePoint)) return undefined;
    points.splice(index, 0, point);
    index += 1;
  }
  return String.fromCodePoint(...points);
}
