import { limit, setting } from './parsers.ts';

/** Limits: number of times and seconds of the window. */
export const limitSettings = {
  LIMIT_LOGIN: setting({
    fallback: '5/60',
    description: 'Log-ins to one e-mail from one address, as times/seconds.',
    parse: limit,
  }),
  LIMIT_LOGIN_IP: setting({
    fallback: '20/60',
    description: 'Log-ins from one address.',
    parse: limit,
  }),
  LIMIT_LOGIN_EMAIL: setting({
    fallback: '100/3600',
    description: 'Failed log-ins to one e-mail from everywhere; beyond it a captcha is asked for.',
    parse: limit,
  }),
  LIMIT_REGISTER_IP: setting({
    fallback: '5/3600',
    description: 'Registrations from one address.',
    parse: limit,
  }),
  LIMIT_MAIL_EMAIL: setting({
    fallback: '3/3600',
    description: 'Messages with a link that may be asked for to one e-mail, for each kind.',
    parse: limit,
  }),
  LIMIT_MAIL_IP: setting({
    fallback: '20/3600',
    description: 'Messages with a link that may be asked for from one address, for each kind.',
    parse: limit,
  }),
  LIMIT_CONFIRM: setting({
    fallback: '5/60',
    description: 'Calls of one person that are confirmed by the current password.',
    parse: limit,
  }),
  LIMIT_CONFIRM_IP: setting({
    fallback: '20/60',
    description: 'Calls from one address that are confirmed by the current password.',
    parse: limit,
  }),
  LIMIT_NEW_EMAIL: setting({
    fallback: '5/3600',
    description: 'New e-mails that one person, or people at one address, try to take for an account.',
    parse: limit,
  }),
  LIMIT_NOTICE_UNVERIFIED: setting({
    fallback: '1/86400',
    description:
      'Messages that tell of something, for each kind, to an e-mail that nobody has proved to be theirs.',
    parse: limit,
  }),
  LIMIT_CHALLENGE_IP: setting({
    fallback: '60/60',
    description: 'Challenges of our own captcha for one address.',
    parse: limit,
  }),
  LIMIT_REFRESH: setting({
    fallback: '30/300',
    description: 'Refreshes of one session.',
    parse: limit,
  }),
  LIMIT_SMS_PHONE: setting({
    fallback: '3/3600',
    description: 'Text messages to one number.',
    parse: limit,
  }),
  LIMIT_SMS_PHONE_DAY: setting({
    fallback: '10/86400',
    description: 'Text messages to one number in the long run.',
    parse: limit,
  }),
  LIMIT_SMS_USER: setting({
    fallback: '5/86400',
    description: 'Text messages asked for by one person.',
    parse: limit,
  }),
  LIMIT_SMS_IP: setting({
    fallback: '20/86400',
    description: 'Text messages asked for from one address.',
    parse: limit,
  }),
  LIMIT_SMS_KEY: setting({
    fallback: '10/86400',
    description: 'Wrong codes typed by one person.',
    parse: limit,
  }),
  LIMIT_OPEN: setting({
    fallback: '300/60',
    description: 'Calls from one address that need no log-in, and have no limit of their own.',
    parse: limit,
  }),
  LIMIT_WRITE: setting({
    fallback: '120/60',
    description: 'Changes of one person: saves, marks, subscriptions, tiers, settings of the page.',
    parse: limit,
  }),
  LIMIT_PUBLISH: setting({
    fallback: '20/3600',
    description: 'Posts that one person brings to readers or puts on the schedule.',
    parse: limit,
  }),
  LIMIT_PUBLISH_NEW: setting({
    fallback: '5/3600',
    description: 'The same for an account younger than a week.',
    parse: limit,
  }),
  LIMIT_UPLOAD: setting({
    fallback: '200/3600',
    description: 'Files that one person begins to upload.',
    parse: limit,
  }),
  LIMIT_CROP: setting({
    fallback: '20/3600',
    description: 'Portraits and covers that one person cuts from a picture.',
    parse: limit,
  }),
  LIMIT_PROFILE: setting({
    fallback: '120/60',
    description: 'Pages of people, and their lists of posts, that one person opens.',
    parse: limit,
  }),
  LIMIT_SEARCH: setting({
    fallback: '120/60',
    description: 'Lists and searches of one’s own posts.',
    parse: limit,
  }),
  LIMIT_COMMENT: setting({
    fallback: '10/60',
    description: 'Comments of one person.',
    parse: limit,
  }),
  LIMIT_COMPLAINT: setting({
    fallback: '10/60',
    description: 'Complaints of one person about posts and comments.',
    parse: limit,
  }),
  LIMIT_SUPPORT: setting({
    fallback: '5/3600',
    description: 'Messages to the support of one person, or of visitors at one address.',
    parse: limit,
  }),
  LIMIT_USERNAME: setting({
    fallback: '60/60',
    description: 'Questions of one person whether a username is free.',
    parse: limit,
  }),
  LIMIT_RENAME: setting({
    fallback: '10/86400',
    description: 'Changes of the username of one person: each keeps the name before it for a year.',
    parse: limit,
  }),
  LIMIT_ORDER: setting({
    fallback: '60/3600',
    description: 'Orders of one person.',
    parse: limit,
  }),
  LIMIT_PAYMENT: setting({
    fallback: '60/60',
    description: 'Questions of one person that the provider of payments is asked at once.',
    parse: limit,
  }),
  LIMIT_STATEMENT: setting({
    fallback: '120/60',
    description: 'Pages and parts of files of one’s own statement.',
    parse: limit,
  }),
  LIMIT_NOTIFICATION: setting({
    fallback: '600/60',
    description: 'Notifications of payments from one address.',
    parse: limit,
  }),
  LIMIT_REPORT: setting({
    fallback: '60/3600',
    description: 'Reports of broken pages and of violations of their policy from one address.',
    parse: limit,
  }),
} as const;

export type LimitName = keyof typeof limitSettings;
