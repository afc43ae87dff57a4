import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './deps.ts';
import {
  addJwt,
  addSessionCalls,
  createAuthenticate,
  createConfirmation,
  createSessions,
  createTokens,
  rememberWriters,
  requireTokens,
} from '../auth/index.ts';
import { addChallenge, createAltcha } from '../captcha/altcha.ts';
import { createSmartCaptcha } from '../captcha/smartcaptcha.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { addAuthors } from '../authors/list.ts';
import { addBlockedReaders } from '../blocked/blockedReaders.ts';
import { addComments } from '../comments/index.ts';
import { addCredentials } from '../credentials/index.ts';
import { addDrafts } from '../drafts/index.ts';
import { addFeed } from '../feed/feed.ts';
import { createRead } from '../database/index.ts';
import { clientNetwork } from '../limits/clientNetwork.ts';
import { countCalls } from '../limits/countCalls.ts';
import { createLimits } from '../limits/limits.ts';
import { addComplaints } from '../moderation/complain.ts';
import { addOpenApi } from '../openapi/index.ts';
import { addMediaFiles, createAddresses } from '../media/index.ts';
import { deriveSecret } from '../settings/secretKey.ts';
import { addPosts } from '../posts/index.ts';
import { createMayHave } from '../access/mediaAccess.ts';
import { addOwnProfile } from '../ownProfile/index.ts';
import { addProfiles } from '../profiles/index.ts';
import { addReports } from '../http/reports.ts';
import { addSubscriptions } from '../subscriptions/index.ts';
import { addTiers } from '../tiers/index.ts';
import { addUsernames } from '../usernames/availability.ts';
import { addUploads } from '../uploads/index.ts';
import { addUsers } from '../users/index.ts';
import { addVerification } from '../verification/index.ts';

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
  const confirmation = createConfirmation(passwords, limits);
  const account = { db, authenticate, confirmation, passwords, queue, limits };
  addJwt(app, { db, passwords, tokens, sessions, captcha, limits });
  addSessionCalls(app, { db, authenticate });
  addUsers(app, { ...account, captcha });
  addCredentials(app, account);
  addVerification(app, { ...account, sendSms, siteName, countries: settings.SMS_COUNTRIES });
  addAuthors(app, { read, authenticate, publicUrl });
  addSubscriptions(app, { db, read, authenticate, publicUrl });
  const addresses = createAddresses(deriveSecret(deps.secretKey, 'media'), deps.now);
  addPosts(app, { db, authenticate, addresses });
  addDrafts(app, { db, authenticate, addresses, limits, publicUrl, settings });
  addFeed(app, { db, read, authenticate, addresses, publicUrl });
  addComments(app, { db, authenticate, limits, publicUrl });
  addComplaints(app, { db, authenticate, limits });
  addBlockedReaders(app, { db, read, authenticate, publicUrl });
  addProfiles(app, { db, read, authenticate, addresses, publicUrl });
  addOwnProfile(app, { db, store: deps.store, addresses, authenticate, limits, settings });
  addUsernames(app, { db, authenticate });
  addTiers(app, { db, authenticate });
  await addUploads(app, { db, authenticate, addresses, settings, uploads: deps.uploads });
  addMediaFiles(app, {
    ...deps,
    addresses,
    mayHave: createMayHave(db),
    accel: settings.MEDIA_ACCEL,
  });
  await addReports(app, (request) => limits.allows('LIMIT_REPORT', clientNetwork(request)));
}
