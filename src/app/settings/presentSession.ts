import type { DeviceSession } from '#src/data/settings/useSessions.ts';
import type { SessionView } from '#src/components/sections/SessionList/index.ts';
import { formatAge } from '#src/format/time.ts';
import type { Action } from '#src/status/action.ts';

/** Signs of a browser in its user agent. Most call themselves Chrome and Safari, too: those two come last. */
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
function deviceOf(userAgent: string): string {
  const known = [find(browsers, userAgent), find(systems, userAgent)];
  return known.filter((name) => name !== undefined).join(', ') || 'Неизвестное устройство';
}

/** A session as its row shows it at the moment `now`. */
export const presentSession = (session: DeviceSession, end: Action, now: Date): SessionView => ({
  id: session.id,
  device: deviceOf(session.user_agent),
  lastUsed: `Активность: ${formatAge(session.refreshed_at, now)}`,
  isCurrent: session.is_current,
  end,
});
