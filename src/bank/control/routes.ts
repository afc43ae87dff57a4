import type { FastifyInstance } from 'fastify';
import { type Bank, Refused } from '../bank.ts';
import { control } from './actions.ts';
import { controlPage } from './page.ts';

const isForm = (type: string | undefined): boolean =>
  type?.startsWith('application/x-www-form-urlencoded') === true;

/** The control panel: a page for people, and the same by JSON for tests. */
export async function addControl(app: FastifyInstance, bank: Bank): Promise<void> {
  app.get('/control', (_request, reply) => reply.type('text/html; charset=utf-8').send(controlPage(bank)));

  app.get('/control/state', async () => ({ now: bank.now(), ...bank.state }));

  app.post('/control', async (request, reply) => {
    const { body } = request;
    try {
      control(bank, body);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { kind, message, parameter } = error;
      const code = kind === 'not found' ? 404 : 400;
      if (!isForm(request.headers['content-type'])) return reply.code(code).send({ message, parameter });
      const text = 'Так не\u00a0получится: проверьте, что заполнено и\u00a0что с\u00a0этим платежом сейчас.';
      return reply.code(code).type('text/html; charset=utf-8').send(controlPage(bank, text));
    }
    if (isForm(request.headers['content-type'])) return reply.redirect('/control', 303);
    return { now: bank.now() };
  });
}
