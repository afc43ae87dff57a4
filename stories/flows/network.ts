/** States of the network in the toolbar; their values are in the address. */
export const networks = {
  ok: 'Сеть работает',
  slow: 'Сеть медленная',
  offline: 'Сети нет',
  401: 'Вход не действует (401)',
  429: 'Слишком часто (429)',
  500: 'Сервер сломан (500)',
} as const;

export type Network = keyof typeof networks | `${keyof typeof networks}`;

/** Delay of a reply on a slow network, in ms. */
const delay = 3000;

const failures: Readonly<Record<string, readonly [body: object, headers?: HeadersInit]>> = {
  401: [{ detail: 'Данный токен недействителен для любого типа токена', code: 'token_not_valid' }],
  429: [{ detail: 'Слишком много попыток. Подождите минуту.' }, { 'Retry-After': '60' }],
  500: [{ detail: 'Ошибка сервера. Попробуйте позже.' }],
};

/** The response as a network in this state delivers it. @param answer asks the double of the server */
export async function through(network: Network, answer: () => Promise<Response>): Promise<Response> {
  if (network === 'offline') throw new TypeError('Failed to fetch');
  const failure = failures[network];
  if (failure !== undefined) {
    const [body, headers = {}] = failure;
    return Response.json(body, { status: Number(network), headers });
  }
  if (network === 'slow') await new Promise((resolve) => void setTimeout(resolve, delay));
  return answer();
}
