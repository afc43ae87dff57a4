import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { outboxTransport } from '#src/server/mail/transports.ts';
import { outboxSms } from '#src/server/mail/sms.ts';
import { temporaryFolder } from './support/serverProcess.ts';

const log = pino({ level: 'silent' });

test('the text of a kept message is shown apart from the log', async () => {
  const show = vi.fn();
  await outboxSms(temporaryFolder(), log, show)({ to: '+79001234567', text: 'Код 1234' });
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('No provider'), 'Код 1234');
});

test('of a kept message its link is shown, where it has one', async () => {
  const show = vi.fn();
  const send = outboxTransport(
    temporaryFolder(),
    { from: 'no-reply@example.ru', host: 'example.ru' },
    log,
    show,
  );
  const message = { to: 'anna@example.ru', subject: 'Привет', text: 'Анна', html: '<p>Анна</p>' };
  await send(message);
  expect(show).not.toHaveBeenCalled();
  await send({ ...message, link: 'http://localhost:3000/link' });
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('No mail server'),
    'http://localhost:3000/link',
  );
});
