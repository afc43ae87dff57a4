const base = ['src/theme/', 'src/validation/', 'src/status/', 'src/format/'];
const composed = [...base, 'src/components/primitives/', 'src/components/forms/'];
const pages = [
  ...composed,
  'src/compare/',
  'src/components/popups/',
  'src/components/sections/',
  'src/components/frames/',
];

/** A folder or file with its own import rules; `imports.test.ts` checks them. */
interface Room {
  /** Its contents in a few words. */
  holds: string;
  /** Beginnings of the paths that it may import beside its own files. */
  imports: string[];
}

/** Every room by the beginning of its paths. */
export const rooms: Record<string, Room> = {
  'src/theme/': { holds: 'token contract, light and dark, type, fonts, reset', imports: [] },
  'src/validation/': {
    holds: 'rules of the fields as pure functions, shared with the server',
    imports: ['src/format/', 'src/fees.ts'],
  },
  'src/format/': { holds: 'money, time and plurals as people read them', imports: ['src/fees.ts'] },
  'src/status/': { holds: 'the words for the state of a load and of an action', imports: [] },
  'src/compare/': { holds: 'what differs between two versions of a post', imports: ['src/format/'] },
  'src/components/primitives/': { holds: 'thin react-aria wrappers, art, layout', imports: base },
  'src/components/forms/': { holds: 'forms and their skeletons', imports: composed },
  'src/components/popups/': { holds: 'dialogs over a page', imports: composed },
  'src/components/sections/': { holds: 'parts of pages', imports: composed },
  'src/components/frames/': {
    holds: 'what stands around a page: its shell, header and footer',
    imports: [...base, 'src/components/primitives/'],
  },
  'src/components/pages/': { holds: 'pure compositions of the rooms above', imports: pages },
  'src/api/': {
    holds: 'the contract of both sides, typed client, errors; no React',
    imports: ['src/validation/'],
  },
  'src/session/': {
    holds: 'tokens, refresh, start-up machine, SWR by account and age',
    imports: ['src/api/', 'src/validation/'],
  },
  'src/data/': {
    holds: 'what people follow and read, a folder for each subject: hooks on SWR',
    imports: ['src/api/', 'src/session/', 'src/status/', 'src/validation/'],
  },
  'src/captcha/': {
    holds: 'provider interface, ALTCHA and Yandex SmartCaptcha',
    imports: ['src/api/', 'src/theme/', 'src/components/primitives/'],
  },
  'src/site/': {
    holds: 'what client, build and server share of the pages: addresses, documents, compression',
    imports: [],
  },
  'src/server/': {
    holds: 'Fastify, Drizzle over PGlite or PostgreSQL',
    imports: [
      'src/api/contract.ts',
      'src/validation/',
      'src/format/money.ts',
      'src/format/months.ts',
      'src/format/recurringConsent.ts',
      'src/format/statement.ts',
      'src/format/typesetting.ts',
      'src/site/',
      'src/fees.ts',
      'src/money.ts',
      'src/bank/',
    ],
  },
  'src/bank/': {
    holds: 'the test bank: a server of its own that speaks as payment providers do',
    imports: [],
  },
  'src/app/': {
    holds: 'routes, guards, dialogs, texts: the only wiring',
    imports: [
      'src/theme/',
      'src/validation/',
      'src/format/',
      'src/status/',
      'src/compare/',
      'src/components/',
      'src/api/',
      'src/session/',
      'src/data/',
      'src/captcha/',
      'src/site/',
      'src/brand.ts',
      'src/fees.ts',
    ],
  },
  'src/build/': {
    holds: 'the build of the client: plugins of Vite, prerendering, scripts of the heads',
    imports: ['src/app/', 'src/components/', 'src/api/', 'src/session/', 'src/site/', 'src/fees.ts'],
  },
  'src/brand.ts': { holds: 'names and addresses that an installation may change', imports: [] },
  'src/money.ts': { holds: 'exact sums, shares and parts of money', imports: [] },
  'src/fees.ts': {
    holds: 'sizes of the fees and figures of payments, for client, build and server',
    imports: [],
  },
  'stories/components/': {
    holds: 'a mirror of `src/components`: a story for each state, and what it shows',
    imports: ['src/components/', 'src/status/', 'src/theme/', 'stories/foundations/', '.storybook/'],
  },
  'stories/flows/': {
    holds: 'the app in Storybook, on a double of the server',
    imports: [
      'src/app/',
      'src/components/',
      'src/api/',
      'src/session/',
      'src/data/',
      'src/theme/',
      'src/validation/',
      'src/format/typesetting.ts',
      'src/brand.ts',
      'src/server/',
      '.storybook/',
    ],
  },
};
