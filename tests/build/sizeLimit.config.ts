import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check, SizeLimitConfig } from 'size-limit';
import type { Manifest } from 'vite';

const client = join(import.meta.dirname, '../../dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Scripts of a part and of all that the browser downloads along with it. */
function scripts(part: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[part];
  if (chunk === undefined) throw new Error(`The build has no ${part}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) scripts(next, found);
  return found;
}

/** All JavaScript of a page as it is served, compressed, for someone who opens it first. */
function page(name: string, limit: string, ...parts: string[]): Check {
  const files = new Set(['index.html', ...parts].flatMap((part) => [...scripts(part)]));
  return { name, limit, brotli: false, path: [...files].map((file) => join(client, `${file}.br`)) };
}

const area = 'src/app/shell/InnerArea.tsx';

/** `npm run size`: what each page may weigh, a quarter above what it weighed on 2026-11-27. */
export default [
  page('landing page', '145 kB'),
  page('landing page with a popup', '172 kB', 'src/app/auth/Popups.tsx'),
  page('legal text', '155 kB', 'src/app/documents/Document.tsx', 'src/app/documents/terms-of-service.md'),
  page('feed', '215 kB', area, 'src/app/feed/FeedPage.tsx'),
  // At most 30 kB beside the area.
  page('checkout', '196 kB', area, 'src/app/checkout/CheckoutPage.tsx'),
  page('post', '248 kB', area, 'src/app/posts/PostPage.tsx'),
  page('own profile', '274 kB', area, 'src/app/profiles/ProfilePage.tsx'),
  page('editor', '440 kB', area, 'src/app/writing/WritingPage.tsx'),
  page('settings', '223 kB', area, 'src/app/settings/SettingsPage.tsx'),
  page('knowledge base', '227 kB', area, 'src/app/knowledge/KnowledgePage.tsx'),
] satisfies SizeLimitConfig;
