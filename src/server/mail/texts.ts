import type { SupportContent } from '../database/schema/server.ts';
import type { Settings } from '../settings/table.ts';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for those who read messages as pages. */
  readonly html: string;
  /** Address for answers. @default the sender */
  readonly replyTo?: string;
  /** Link of the message, for a log that replaces a mail server. */
  readonly link?: string;
}

/** Parts of a message's link: the owner, and the proof that the message was read. */
export interface LinkParts {
  readonly uid: string;
  readonly token: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** A paragraph; an address in it becomes a link. */
const paragraph = (text: string) =>
  `<p>${escape(text)
    .replaceAll(/https?:\/\/\S+/g, '<a href="$&">$&</a>')
    .replaceAll('\n', '<br>')}</p>`;

const page = (subject: string, paragraphs: readonly string[]) =>
  `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${escape(subject)}</title>${paragraphs.map(paragraph).join('')}</html>\n`;

export type MailTexts = ReturnType<typeof createMailTexts>;

type TextSettings = Pick<Settings, 'PUBLIC_URL' | 'SUPPORT_EMAIL' | 'VITE_BRAND_NAME'>;

/** Every message of the product. Links are made from the setting, never from a request's own headers. */
export function createMailTexts(settings: TextSettings) {
  const { PUBLIC_URL: publicUrl, SUPPORT_EMAIL: supportEmail, VITE_BRAND_NAME: siteName } = settings;

  function notice(to: string, title: string, ...body: string[]): MailMessage {
    const subject = `${title} — ${siteName}`;
    const paragraphs = ['Здравствуйте!', ...body];
    return { to, subject, text: `${paragraphs.join('\n\n')}\n`, html: page(subject, paragraphs) };
  }

  const withLink = (to: string, subject: string, request: string, link: string, otherwise: string) => ({
    ...notice(to, subject, request, link, `Ссылка действует один час и только один раз.\n${otherwise}`),
    link,
  });

  return {
    /** The link is readings D23. */
    activation: (to: string, { uid, token }: LinkParts): MailMessage =>
      withLink(
        to,
        'Подтверждение адреса',
        `Этот адрес указан на сайте «${siteName}». Подтвердите, что он ваш, по ссылке:`,
        `${publicUrl}/activation-result?${new URLSearchParams({ uid, token })}`,
        'Если адрес указали не вы, ничего не делайте.',
      ),

    passwordReset: (to: string, { uid, token }: LinkParts): MailMessage =>
      withLink(
        to,
        'Восстановление пароля',
        `Кто-то, скорее всего вы, попросил сменить пароль на сайте «${siteName}». Новый пароль можно задать по ссылке:`,
        `${publicUrl}/reset-password/${uid}/${token}`,
        'Если это были не вы, ничего не делайте: пароль останется прежним.',
      ),

    /** The link is readings D24. */
    emailReset: (to: string, { uid, token }: LinkParts): MailMessage =>
      withLink(
        to,
        'Смена email',
        `Кто-то, скорее всего вы, попросил сменить email на сайте «${siteName}». Новый адрес можно указать по ссылке:`,
        `${publicUrl}/account/settings?change-email=${uid}.${token}`,
        'Если это были не вы, ничего не делайте: адрес останется прежним.',
      ),

    /** Message to the former address. */
    emailChanged: (to: string): MailMessage =>
      notice(
        to,
        'Email изменён',
        `Для входа на сайт «${siteName}» теперь указан другой email. На этот адрес письма больше не придут.`,
        `Если это сделали не вы, сразу напишите в поддержку: ${publicUrl}/#support`,
      ),

    passwordChanged: (to: string): MailMessage =>
      notice(
        to,
        'Пароль изменён',
        `Пароль для входа на сайт «${siteName}» изменён, на других устройствах понадобится войти заново.`,
        `Если это сделали не вы, сразу восстановите пароль: ${publicUrl}/`,
      ),

    /** Names no post: the address may be unconfirmed, and a title can say anything. */
    postNotPublished: (to: string): MailMessage =>
      notice(
        to,
        'Пост не опубликован',
        `Пост, запланированный на сайте «${siteName}», не вышел. Причину и то, что сделать, показывают «Мои посты»: ${publicUrl}/profile?view=posts`,
      ),

    /** Goes to the support, and its answer to the person. @param from address of the person */
    support(from: string, { text, account }: SupportContent): MailMessage {
      const subject = `Вопрос от ${from} — ${siteName}`;
      const writer = account === null ? 'Без входа, адрес не проверен' : `Аккаунт № ${account}`;
      const paragraphs = [text, `${writer}. Ответ на это письмо придёт на ${from}.`];
      return {
        to: supportEmail,
        replyTo: from,
        subject,
        text: `${paragraphs.join('\n\n')}\n`,
        html: page(subject, paragraphs),
      };
    },
  };
}
