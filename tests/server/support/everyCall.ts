import { randomUUID } from 'node:crypto';
import type { EndpointName } from '#src/api/contract.ts';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { eq } from 'drizzle-orm';
import { tables } from '#src/server/database/index.ts';
import { partyOf } from '#src/server/ledger/index.ts';
import { solvedCaptcha } from './captcha.ts';
import { written } from './drafts.ts';
import { newestLink, readTextMessages } from './mailbox.ts';
import { password, type TestServer } from './testServer.ts';
import type { WorldOfTwo } from './worldOfTwo.ts';

/** A call that succeeds. */
export interface Call {
  /** Values in the order of the path. */
  readonly params?: readonly (string | number)[];
  readonly body?: Readonly<Record<string, unknown>>;
  readonly revision?: number;
  /** @default the attacker's */
  readonly bearer?: string;
}

type Server = TestServer & OpenDatabase;
type MakeCall = (server: Server, world: WorldOfTwo) => Call | Promise<Call>;

const newPassword = { new_password: 'Novyi2027', re_new_password: 'Novyi2027' };
const newEmail = { new_email: 'new@example.ru', re_new_email: 'new@example.ru' };
const confirmed = { current_password: password };
const names = { username: 'novoe_imya', first_name: 'Кирилл', last_name: 'Иванов', phone: '+79001112233' };
const crop = { x: 0, y: 0, width: 0.5, height: 1 };
const tier = { name: 'Друзья', description: 'Всё', price: 20_000, places: null, hidden: false };
const saveId = '8e03978e-40d5-43e8-bc93-6894a57f9324';

const none: MakeCall = () => ({});
const ownPost: MakeCall = (_, { attacker }) => ({ params: [attacker.postId] });
const othersPost: MakeCall = (_, { victim }) => ({ params: [victim.postId] });
const ownDraft: MakeCall = (_, { attacker }) => ({ params: [attacker.draft.id] });
const ownEmail: MakeCall = (_, { attacker }) => ({ params: [attacker.email] });
const ownComment: MakeCall = (_, { attacker }) => ({ params: [attacker.comment] });
const guest: MakeCall = (_, world) => ({ bearer: world.guest.bearer });
const picture: MakeCall = (_, { attacker }) => ({ body: { media: attacker.picture, crop } });
const ownOrder: MakeCall = async ({ post }, { attacker, victim }) => {
  const donation = { purpose: 'donation', subject: victim.authorId, amount: 10_000 };
  const { id } = (await post('/api/orders/', donation, attacker.bearer)).json();
  return { params: [id], body: {} };
};
const refreshed: MakeCall = async ({ logIn }, { attacker }) => ({
  body: { refresh: (await logIn(attacker.email)).refresh },
});

const deleted: MakeCall = async ({ send }, { attacker }) => {
  await send('DELETE', `/api/comments/${attacker.comment}/`, undefined, attacker.bearer);
  return { params: [attacker.comment] };
};

/** Follows the link of a message of this kind. */
const byLink =
  (kind: 'password' | 'email'): MakeCall =>
  async ({ post, messages }, { attacker }) => {
    await post(`/auth/users/reset_${kind}/`, { email: attacker.email });
    const link = newestLink(await messages(), kind === 'password' ? 'Восстановление пароля' : 'Смена email');
    return { body: { ...link, ...(kind === 'password' ? newPassword : newEmail) } };
  };

/** A successful call by the attacker, for each call of the contract that may change something. */
export const everyCall: Readonly<Partial<Record<EndpointName, MakeCall>>> = {
  login: (_, { attacker }) => ({ body: { email: attacker.email, password } }),
  refresh: refreshed,
  verify: (_, { attacker }) => ({ body: { token: attacker.bearer } }),
  logout: refreshed,
  endOtherSessions: none,
  endSession: async ({ db }, { attacker }) => {
    const isTheirs = eq(tables.sessions.userId, attacker.userId);
    const [session] = await db.select().from(tables.sessions).where(isTheirs);
    return { params: [session?.id ?? ''] };
  },
  register: async ({ app }) => ({
    body: { email: 'second@example.ru', password, captcha_token: await solvedCaptcha(app) },
  }),
  replaceMe: () => ({ body: names }),
  updateMe: () => ({ body: { first_name: 'Кирилл' } }),
  deleteMe: () => ({ body: confirmed }),
  replaceUser: (_, { attacker }) => ({ params: [attacker.email], body: names }),
  updateUser: (_, { attacker }) => ({ params: [attacker.email], body: { last_name: 'Иванов' } }),
  deleteUser: async (...world) => ({ ...(await ownEmail(...world)), body: confirmed }),
  activate: (_, { activation }) => ({ body: { ...activation } }),
  resendActivation: (_, world) => ({ body: { email: world.guest.email } }),
  resetPassword: (_, { attacker }) => ({ body: { email: attacker.email } }),
  confirmResetPassword: byLink('password'),
  resetEmail: (_, { attacker }) => ({ body: { email: attacker.email } }),
  confirmResetEmail: byLink('email'),
  setEmail: () => ({ body: { ...confirmed, ...newEmail } }),
  setPassword: () => ({ body: { ...confirmed, ...newPassword } }),
  sendVerification: guest,
  sendPhoneVerification: none,
  verifyPhone: async ({ post, outbox }, { attacker }) => {
    await post('/api/auth/send-phone-verification/', undefined, attacker.bearer);
    return { body: { key: /\d{6}/.exec(readTextMessages(outbox).at(-1)?.text ?? '')?.[0] } };
  },
  subscribeFree: async ({ db }, { victim }) => {
    await db.delete(tables.subscriptions);
    return { body: { author: victim.authorId } };
  },
  cancelSubscription: (_, { subscriptionId }) => ({ params: [subscriptionId], body: {} }),
  like: othersPost,
  unlike: othersPost,
  bookmark: othersPost,
  unbookmark: othersPost,
  comment: (_, { victim }) => ({
    params: [victim.postId],
    body: { text: 'Слова', parent: victim.comment },
  }),
  editComment: (_, { attacker }) => ({ params: [attacker.comment], body: { text: 'Другие слова' } }),
  deleteComment: ownComment,
  restoreComment: deleted,
  reportComment: (_, { victim }) => ({ params: [victim.comment], body: { reason: 'spam' } }),
  reportPost: (_, { victim }) => ({ params: [victim.postId], body: { reason: 'spam' } }),
  setCommentPolicy: (_, { attacker }) => ({ params: [attacker.postId], body: { policy: 'nobody' } }),
  blockReader: (_, { victim }) => ({ params: [victim.userId] }),
  unblockReader: (_, { victim }) => ({ params: [victim.userId] }),
  createDraft: () => ({ body: { ...written() } }),
  saveDraft: (_, { attacker: { draft } }) => ({
    params: [draft.id],
    body: { ...written({ title: 'Другое' }), save_id: saveId },
    revision: draft.revision,
  }),
  deleteDraft: ownDraft,
  restoreDraft: ownDraft,
  copyDraft: (_, { attacker }) => ({ params: [attacker.draft.id], body: {} }),
  publishDraft: (_, { attacker: { draft } }) => ({
    params: [draft.id],
    body: { at: null },
    revision: draft.revision,
  }),
  unpublishDraft: ownDraft,
  pinPost: ownPost,
  unpinPost: ownPost,
  updateProfile: () => ({ body: { name: 'Кирилл', bio: 'Пишу.' } }),
  becomeAuthor: () => ({ body: { name: 'Кирилл', role: 'Поэт' } }),
  setPhoto: picture,
  removePhoto: none,
  setCover: picture,
  removeCover: none,
  createOrder: (_, { victim }) => ({
    body: { purpose: 'donation', subject: victim.authorId, amount: 10_000, message: 'Спасибо' },
  }),
  payOrder: ownOrder,
  settleOrder: ownOrder,
  revokePaymentMethod: async ({ db }, { attacker }) => {
    const method = { id: randomUUID(), kind: 'card', title: 'Мир •••• 2208', consent: '1' } as const;
    await db.insert(tables.paymentMethods).values({
      ...method,
      partyId: await partyOf(db, attacker.userId),
      provider: 'fake',
      providerId: 'token',
      consentedAt: new Date(0),
    });
    return { params: [method.id] };
  },
  donations: (_, { victim }) => ({ params: [victim.authorId] }),
  setGoal: () => ({ body: { title: 'Проектор', target: 9_000_000 } }),
  endGoal: none,
  setSeller: () => ({ body: { status: 'company', name: 'ООО «Ромашка»', inn: '7707083893' } }),
  createTier: () => ({ body: tier }),
  updateTier: (_, { attacker }) => ({ params: [attacker.tierId], body: { name: 'Друзья' } }),
  writeToSupport: () => ({ body: { text: 'Не приходит письмо' } }),
  orderTiers: (_, { attacker }) => ({ body: { tiers: [attacker.tierId] } }),
};
