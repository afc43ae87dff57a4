/** Browsers by their user agent. Most also name Chrome and Safari, so those two are last. */
const browsers = [
  [/YaBrowser/, 'Яндекс Браузер'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

/** Signs of a system; Android calls itself Linux, too. */
const systems = [
  [/Windows/, 'Windows'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Macintosh/, 'macOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

const find = (signs: readonly (readonly [RegExp, string])[], userAgent: string) =>
  signs.find(([sign]) => sign.test(userAgent))?.[1];

/** «Chrome, Windows»: how the browser named itself at the login. */
export function deviceOf(userAgent: string): string {
  const names = [find(browsers, userAgent), find(systems, userAgent)];
  return names.filter((name) => name !== undefined).join(', ') || 'Неизвестное устройство';
}
