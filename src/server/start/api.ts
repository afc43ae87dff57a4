import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createMayHave } from '../access/mediaAccess.ts';
import {
  addJwt,
  addSessionCalls,
  createAuthenticate,
  createConfirmation,
  createSessions,
  createTokens,
  type Passwords,
  rememberWriters,
  requireTokens,
} from '../auth/index.ts';
import { addAuthors } from '../authors/list.ts';
import { addBlockedReaders } from '../blocked/blockedReaders.ts';
import { addChallenge, type CaptchaWork, createAltcha } from '../captcha/altcha.ts';
import { type Captcha, createSmartCaptcha } from '../captcha/captcha.ts';
import { addComments } from '../comments/index.ts';
import { addActivation, addEmailVerification } from '../credentials/activation.ts';
import { addResetEmail, addSetEmail } from '../credentials/email.ts';
import { addResetPassword, addSetPassword } from '../credentials/password.ts';
import { createRead, type Database } from '../database/index.ts';
import { addDrafts } from '../drafts/index.ts';
import { addFeed } from '../feed/feed.ts';
import { addReports } from '../http/reports.ts';
import { clientNetwork, countCalls } from '../limits/countCalls.ts';
import { createLimits } from '../limits/limits.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { SendSms } from '../mail/sms.ts';
import { addMediaFiles, createAddresses, type Store } from '../media/index.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { addComplaints } from '../moderation/complain.ts';
import { addOpenApi } from '../openapi/page.ts';
import { addDonations } from '../donations/calls.ts';
import { addMoney } from '../money/calls.ts';
import { addNotifications, addOrders, type OrdersDeps } from '../orders/index.ts';
import { addOwnProfile } from '../ownProfile/edit.ts';
import { addOwnPictures } from '../ownProfile/pictures.ts';
import { addPosts } from '../posts/index.ts';
import { addProfilePosts } from '../profiles/posts.ts';
import { addProfile } from '../profiles/profile.ts';
import { addPaymentMethods } from '../paymentMethods/calls.ts';
import { addSellers } from '../sellers/sellers.ts';
import type { LimitName } from '../settings/limits.ts';
import { deriveSecret } from '../settings/secretKey.ts';
import type { Settings } from '../settings/table.ts';
import type { UploadLimitName } from '../settings/uploads.ts';
import { addCancel } from '../subscriptions/cancel.ts';
import { addAudience } from '../subscriptions/countSubscribers.ts';
import { addMine } from '../subscriptions/read.ts';
import { addSubscribeFree } from '../subscriptions/subscribeFree.ts';
import { addSupport } from '../support/write.ts';
import { addTiers } from '../tiers/write.ts';
import { addUploads } from '../uploads/calls.ts';
import type { UploadWork } from '../uploads/work.ts';
import { addUsernames } from '../usernames/usernames.ts';
import { addMe, addUserByEmail } from '../users/account.ts';
import { addRegister } from '../users/register.ts';
import { addPhoneVerification } from '../verification/phone.ts';

/** Dependencies of the server; tests replace them. */
export interface AppDeps {
  readonly settings: Pick<
    Settings,
    | LimitName
    | UploadLimitName
    | 'DRAFTS_TOTAL'
    | 'TEXTS_TOTAL'
    | 'PUBLIC_URL'
    | 'ACCESS_TTL'
    | 'COMPANY_INN'
    | 'COMPANY_NAME'
    | 'MEDIA_ACCEL'
    | 'REFRESH_TTL'
    | 'REQUESTS_IN_FLIGHT'
    | 'SELLER_MODEL'
    | 'SMARTCAPTCHA_SECRET'
    | 'SMS_COUNTRIES'
    | 'TRUSTED_PROXIES'
    | 'VITE_API_URL'
    | 'VITE_BRAND_NAME'
    | 'VITE_FEE_PAYMENT_SYSTEM'
    | 'VITE_FEE_PLATFORM'
  >;
  readonly secretKey: string;
  readonly db: Database;
  /** Follows it a moment behind. @default there is none */
  readonly replica?: Database;
  /** Store of the files of posts. */
  readonly store: Store;
  /** Processing of uploads, and their folder until then. */
  readonly uploads: UploadWork;
  readonly queue: MailQueue;
  readonly sendSms: SendSms;
  /** @default nothing can be paid for */
  readonly payments?: OrdersDeps | undefined;
  readonly log: FastifyBaseLogger;
  /** Counts every reply. @default nobody measures */
  readonly metrics?: Metrics;
  /** Aborted when the server is about to stop. */
  readonly draining: AbortSignal;
  readonly now: () => Date;
  readonly fetch: typeof fetch;
  readonly passwords: Passwords;
  readonly captchaWork: CaptchaWork;
  /** Folder of the built client; absent: the server has the API only (development, tests). */
  readonly pages?: string;
  /** @default true */
  readonly hasContentPolicy?: boolean;
}

/** The captcha of the settings; our own one also gets its call for challenges. */
function addCaptcha(app: FastifyInstance, { settings, db, now, log, secretKey, ...deps }: AppDeps): Captcha {
  const { SMARTCAPTCHA_SECRET: secret, PUBLIC_URL: publicUrl } = settings;
  if (secret !== undefined) {
    return createSmartCaptcha({ secret, hostname: new URL(publicUrl).hostname, fetch: deps.fetch, log });
  }
  const key = deriveSecret(secretKey, 'captcha');
  const { captcha, challenge } = createAltcha({ db, key, work: deps.captchaWork, now });
  addChallenge(app, challenge);
  return captcha;
}

/** Adds every call of the API. */
export async function addApi(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { settings, db, passwords, queue, sendSms } = deps;
  const { PUBLIC_URL: publicUrl, VITE_BRAND_NAME: siteName } = settings;
  await addOpenApi(app);
  const tokens = createTokens({
    key: deriveSecret(deps.secretKey, 'tokens'),
    audience: publicUrl,
    accessTtl: settings.ACCESS_TTL,
    refreshTtl: settings.REFRESH_TTL,
  });
  const limits = createLimits(db, settings, deps.log);
  const sessions = createSessions(db, tokens, limits);
  const authenticate = createAuthenticate(db, tokens, sessions);
  requireTokens(app, authenticate);
  countCalls(app, limits, async (request) => (await authenticate(request)).user.id);
  if (deps.replica) rememberWriters(app, db, authenticate);
  const read = createRead(db, deps.replica, deps.now);
  const captcha = addCaptcha(app, deps);
  const addresses = createAddresses(deriveSecret(deps.secretKey, 'media'), deps.now);
  const confirmation = createConfirmation(passwords, limits);
  const account = { db, authenticate, confirmation, passwords, queue, limits };
  const lists = { db, read, authenticate, publicUrl };
  const posts = { ...lists, addresses };

  addJwt(app, { db, passwords, tokens, sessions, captcha, limits });
  addSessionCalls(app, account);
  addRegister(app, { ...account, captcha });
  addSupport(app, { ...account, captcha });
  addMe(app, account);
  addUserByEmail(app, account);
  addActivation(app, account);
  addEmailVerification(app, account);
  addResetPassword(app, account);
  addResetEmail(app, account);
  addSetEmail(app, account);
  addSetPassword(app, account);
  addPhoneVerification(app, { ...account, sendSms, siteName, countries: settings.SMS_COUNTRIES });
  addAuthors(app, lists);
  addSubscribeFree(app, lists);
  addCancel(app, lists);
  addMine(app, lists);
  addAudience(app, lists);
  addPosts(app, posts);
  addDrafts(app, { ...posts, limits, settings });
  addFeed(app, posts);
  addComments(app, { ...lists, limits });
  addComplaints(app, account);
  addBlockedReaders(app, lists);
  addProfile(app, posts);
  addProfilePosts(app, posts);
  addOwnProfile(app, { ...posts, store: deps.store, limits, settings });
  addOwnPictures(app, { ...posts, store: deps.store, limits, settings });
  addUsernames(app, account);
  addTiers(app, { ...account, sellerModel: settings.SELLER_MODEL });
  addSellers(app, { ...account, settings });
  addPaymentMethods(app, { ...account, provider: deps.payments?.provider.name });
  addOrders(app, { ...lists, settings, payments: deps.payments });
  addMoney(app, lists);
  addDonations(app, lists);
  await addNotifications(app, { db, payments: deps.payments });
  await addUploads(app, { ...posts, settings, uploads: deps.uploads });
  addMediaFiles(app, { ...deps, addresses, mayHave: createMayHave(db), accel: settings.MEDIA_ACCEL });
  await addReports(app, (request) => limits.allows('LIMIT_REPORT', clientNetwork(request)));
}
