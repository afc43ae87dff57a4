const rem = 16;

interface Rule {
  readonly fontSize?: unknown;
  readonly fontWeight?: unknown;
  readonly lineHeight?: unknown;
  readonly letterSpacing?: unknown;
  readonly fontVariationSettings?: unknown;
  readonly fontFamily?: unknown;
}

const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3 });

const inPixels = (length: string, screen: number): number =>
  Number.parseFloat(length) * (length.endsWith('vw') ? screen / 100 : length.endsWith('rem') ? rem : 1);

/**
 * A font size in px on a screen: a length, a sum of lengths, or one between two others.
 * @returns undefined for what hangs on the text around it
 */
export function fontSizeAt(size: string, screen: number): number | undefined {
  const [, least, middle, most] = /^clamp\(([^,]+), ([^,]+), ([^,]+)\)$/.exec(size) ?? [];
  if (least !== undefined && middle !== undefined && most !== undefined) {
    const [low, fluid, high] = [least, middle, most].map((part) => fontSizeAt(part, screen) ?? 0);
    return Math.min(Math.max(fluid ?? 0, low ?? 0), high ?? 0);
  }
  const parts = size.split(' + ');
  if (!parts.every((part) => /^[\d.]+(rem|vw|px)$/.test(part))) return undefined;
  return parts.reduce((sum, part) => sum + inPixels(part, screen), 0);
}

/** Facts of a text style for a designer: size on a phone and a computer, leading, weight, tracking. */
export function typeFacts(rule: Rule): string[] {
  const size = String(rule.fontSize ?? '');
  const [phone, computer] = [360, 1440].map((screen) => fontSizeAt(size, screen));
  const facts = [];
  if (phone !== undefined && computer !== undefined)
    facts.push(
      phone === computer
        ? `${decimal.format(phone)} px`
        : `${decimal.format(Math.round(phone))} → ${decimal.format(Math.round(computer))} px`,
    );
  else if (size !== '') facts.push(size);
  if (rule.lineHeight !== undefined) facts.push(`интерлиньяж ${decimal.format(Number(rule.lineHeight))}`);
  if (rule.fontWeight !== undefined) facts.push(`насыщенность ${String(rule.fontWeight)}`);
  if (rule.letterSpacing !== undefined)
    facts.push(`трекинг ${String(rule.letterSpacing).replace('-', '−').replace('.', ',')}`);
  if (rule.fontVariationSettings === '"FLAR" 100') facts.push('засечки-раструбы');
  return facts;
}
