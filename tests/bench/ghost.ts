import { join } from 'node:path';

/** Widgets of Ghost for subscriptions on any page: an alternative to ours. */
export const widgets = ['portal', 'signup-form'] as const;
export type GhostWidget = (typeof widgets)[number];

export const ghostFile = (widget: GhostWidget): string =>
  join(import.meta.dirname, `packages/node_modules/@tryghost/${widget}/umd/${widget}.min.js`);

const tags: Readonly<Record<GhostWidget, string>> = {
  portal:
    '<script defer src="/portal.min.js" data-ghost="/" data-api="/ghost/api/content/" data-key="key"></script>',
  'signup-form':
    '<script async src="/signup-form.min.js" data-site="/" data-title="Вход" data-label-1="site"></script>',
};

export const isWidget = (variant: string): variant is GhostWidget => variant in tags;

/** The page with the widget at its end; the buttons «Вход» are handed over to Portal. */
export const withWidget = (html: string, widget: GhostWidget): string =>
  html
    .replaceAll(/<button(?=[^>]*>Вход<)/g, '<button data-portal="signin"')
    .replace('</body>', `${tags[widget]}</body>`);

const settings = {
  ...{ title: 'Соавтор', url: '/', locale: 'ru', version: '5.130', accent_color: '#5b3df5' },
  ...{ members_enabled: true, members_signup_access: 'all', members_invite_only: false },
  ...{ paid_members_enabled: false, allow_external_signup: true },
  ...{ portal_name: true, portal_button: false, portal_plans: ['free'], portal_default_plan: 'yearly' },
};

const tier = {
  id: '1',
  slug: 'free',
  name: 'Free',
  active: true,
  type: 'free',
  visibility: 'public',
  benefits: [],
};

/** Answers of Ghost's server to Portal before a login, by path. */
export const ghostAnswers: Readonly<Record<string, object>> = {
  '/ghost/api/content/settings/': { settings },
  '/ghost/api/content/tiers/': { tiers: [tier], meta: {} },
  '/ghost/api/content/newsletters/': { newsletters: [], meta: {} },
};
