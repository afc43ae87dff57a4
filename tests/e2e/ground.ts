/** Contrast of texts to the pixels under them. `page.evaluate` runs each function in the page alone. */

interface Text {
  words: string;
  /** Red, green, blue, alpha of 0 to 255. */
  color: number[];
  /** Least contrast: 4.5, of large text 3 (WCAG 1.4.3). */
  needed: number;
  /** Points of its letters on the screen: x, y. */
  points: [number, number][];
}

/**
 * Takes the letters off the screen and keeps in `window.texts` where they were; decoration and what is covered is left out.
 * @returns how many texts there are
 */
export function takeTexts(): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (color: string): number[] => {
    if (canvas === null) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const words = node.nodeValue?.trim();
    if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[aria-hidden=true]') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const points: [number, number][] = [];
    for (const { left, top, width, height } of range.getClientRects())
      for (let x = left + 1; x < left + width; x += 4) {
        if (!element.contains(document.elementFromPoint(x, top + height / 2))) continue;
        for (const part of [0.3, 0.5, 0.7]) points.push([Math.round(x), Math.round(top + height * part)]);
      }
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const px = Number.parseFloat(fontSize);
    const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
    if (points.length > 0) texts.push({ words, color: rgba(color), needed: isLarge ? 3 : 4.5, points });
  }
  const style = new CSSStyleSheet();
  // Not `color`: dots and signs are drawn in it.
  style.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }',
  );
  document.adoptedStyleSheets.push(style);
  Reflect.set(window, 'texts', texts);
  return texts.length;
}

/** Returns those of `window.texts` with too little contrast to their ground; `png` is its picture in Base64. */
export async function faintOnGround(png: string): Promise<string[]> {
  const texts: Text[] = Reflect.get(window, 'texts');
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas?.drawImage(picture, 0, 0);
  const ground = canvas?.getImageData(0, 0, picture.width, picture.height).data ?? [];
  const luminance = (color: number[]): number => {
    const linear = (part = 0) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
  };
  return texts.flatMap(({ words, color, needed, points }) => {
    const contrasts = points.map(([x, y]) => {
      const start = (y * picture.width + x) * 4;
      const under = [...ground.slice(start, start + 3)];
      const alpha = (color[3] ?? 255) / 255;
      const seen = under.map((part, index) => part * (1 - alpha) + (color[index] ?? 0) * alpha);
      const [light = 0, dark = 0] = [luminance(under), luminance(seen)].toSorted((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    });
    const least = Math.min(...contrasts);
    return least < needed ? [`${least.toFixed(2)} «${words.slice(0, 40)}»`] : [];
  });
}
