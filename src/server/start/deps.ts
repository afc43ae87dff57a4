import type { FastifyBaseLogger } from 'fastify';
import type { Passwords } from '../auth/index.ts';
import type { CaptchaWork } from '../captcha/altcha.ts';
import type { Database } from '../database/index.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Store } from '../media/index.ts';
import type { LimitName } from '../settings/limits.ts';
import type { Settings } from '../settings/table.ts';
import type { UploadLimitName } from '../settings/uploads.ts';
import type { SendSms } from '../mail/sms.ts';
import type { UploadWork } from '../uploads/index.ts';

/** What the server is built on; tests put their own in place. */
export interface AppDeps {
  readonly settings: Pick<
    Settings,
    | LimitName
    | UploadLimitName
    | 'DRAFTS_TOTAL'
    | 'TEXTS_TOTAL'
    | 'PUBLIC_URL'
    | 'ACCESS_TTL'
    | 'MEDIA_ACCEL'
    | 'REFRESH_TTL'
    | 'REQUESTS_IN_FLIGHT'
    | 'SMARTCAPTCHA_SECRET'
    | 'SMS_COUNTRIES'
    | 'TRUSTED_PROXIES'
    | 'VITE_API_URL'
    | 'VITE_BRAND_NAME'
  >;
  readonly secretKey: string;
  readonly db: Database;
  /** Follows it a moment behind. @default there is none */
  readonly replica?: Database;
  /** Where the files of posts lie. */
  readonly store: Store;
  /** What happens to the files that authors upload, and where they lie until then. */
  readonly uploads: UploadWork;
  readonly queue: MailQueue;
  readonly sendSms: SendSms;
  readonly log: FastifyBaseLogger;
  /** Told of every reply. @default nobody measures */
  readonly metrics?: Metrics;
  /** Aborted when the server is about to stop. */
  readonly draining: AbortSignal;
  readonly now: () => Date;
  readonly fetch: typeof fetch;
  readonly passwords: Passwords;
  readonly captchaWork: CaptchaWork;
  /** Folder of the built client; absent: API only, pages come from elsewhere (development) or from nowhere (tests). */
  readonly pages?: string;
  /** @default true */
  readonly hasContentPolicy?: boolean;
}
