import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank.ts';
import { findCard, testCards } from '../cards.ts';
import { refuse } from '../payments.ts';
import type { Checkout } from '../state.ts';
import { styles } from './layout.ts';
import { missingPage, outcomePage } from './outcome.ts';
import { enterCode, isPayable, nextAddress, pay, paymentOf } from './pay.ts';
import { paymentPage } from './payment.ts';
import { sbpPage } from './sbp.ts';
import { securePage } from './secure.ts';

type Form = Readonly<Record<string, string>>;

interface Route {
  Params: { readonly id: string };
  Querystring: { readonly card?: string };
  Body: Form | undefined;
}

/** Texts of a form; a field that is missing is empty. */
const field = ({ body }: { readonly body: Form | undefined }, name: string): string =>
  body !== undefined && Object.hasOwn(body, name) ? (body[name] ?? '').trim() : '';

const send = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

/** The pages on which people pay. Every state is in the bank: the address and the form hold none of it. */
export async function addPages(app: FastifyInstance, bank: Bank): Promise<void> {
  app.get('/bank.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));

  /** Adds a page of a checkout; what is no checkout has the page that says so. */
  function route(
    method: 'GET' | 'POST',
    url: string,
    handle: (checkout: Checkout, request: FastifyRequest<Route>, reply: FastifyReply) => unknown,
  ): void {
    app.route<Route>({
      method,
      url,
      handler: async (request, reply) => {
        const { id } = request.params;
        const checkout = Object.hasOwn(bank.state.checkouts, id) ? bank.state.checkouts[id] : undefined;
        if (checkout === undefined) return send(reply.code(404), missingPage());
        return handle(checkout, request, reply);
      },
    });
  }

  const showOutcome = (checkout: Checkout, reply: FastifyReply) =>
    paymentOf(bank, checkout)?.secure
      ? reply.redirect(`/pay/${checkout.id}/secure`, 303)
      : send(reply, outcomePage(checkout, paymentOf(bank, checkout)));

  route('GET', '/pay/:id', (checkout, { query }, reply) => {
    if (!isPayable(bank, checkout)) return showOutcome(checkout, reply);
    if (checkout.purchase.way === 'sbp') return reply.redirect(`/pay/${checkout.id}/sbp`, 303);
    const card = findCard(query.card ?? '') ?? testCards[0];
    return send(reply, paymentPage(bank, checkout, { card: card?.number ?? '' }));
  });

  route('POST', '/pay/:id', async (checkout, request, reply) => {
    if (!isPayable(bank, checkout)) return showOutcome(checkout, reply);
    if (field(request, 'action') === 'leave')
      return reply.redirect(checkout.fail ?? `/pay/${checkout.id}`, 303);
    const card = findCard(field(request, 'card'));
    // The number is not shown again: it might be that of a real card.
    const error = 'Это не\u00a0учебная карта. Возьмите номер из\u00a0списка внизу.';
    if (card === undefined) return send(reply.code(422), paymentPage(bank, checkout, { card: '', error }));
    await pay(bank, checkout, 'bank_card', card.number);
    return reply.redirect(nextAddress(bank, checkout), 303);
  });

  route('GET', '/pay/:id/sbp', (checkout, _request, reply) => {
    if (!isPayable(bank, checkout)) return showOutcome(checkout, reply);
    if (checkout.purchase.way === 'bank_card') return reply.redirect(`/pay/${checkout.id}`, 303);
    return send(reply, sbpPage(bank, checkout));
  });

  route('POST', '/pay/:id/sbp', async (checkout, request, reply) => {
    if (!isPayable(bank, checkout)) return showOutcome(checkout, reply);
    if (field(request, 'action') === 'leave')
      return reply.redirect(checkout.fail ?? `/pay/${checkout.id}`, 303);
    await pay(bank, checkout, 'sbp', '');
    return reply.redirect(nextAddress(bank, checkout), 303);
  });

  route('GET', '/pay/:id/secure', (checkout, _request, reply) => {
    const payment = paymentOf(bank, checkout);
    if (payment === undefined || payment.secure === null) return reply.redirect(`/pay/${checkout.id}`, 303);
    return send(reply, securePage(bank, checkout, { ...payment, secure: payment.secure }));
  });

  route('POST', '/pay/:id/secure', (checkout, request, reply) => {
    const payment = paymentOf(bank, checkout);
    if (payment === undefined || payment.secure === null) return reply.redirect(`/pay/${checkout.id}`, 303);
    const code = field(request, 'code').slice(0, 8);
    if (field(request, 'action') === 'leave') refuse(bank, payment, '3d_secure_failed');
    else enterCode(bank, payment, code);
    const secure = paymentOf(bank, checkout)?.secure ?? null;
    if (secure === null) return reply.redirect(nextAddress(bank, checkout), 303);
    return send(reply.code(422), securePage(bank, checkout, { ...payment, secure }, code));
  });
}
