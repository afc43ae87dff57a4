/** Names of card systems by the words of providers, in small letters. */
const systems: Readonly<Record<string, string>> = {
  mir: 'Мир',
  мир: 'Мир',
  visa: 'Visa',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};

/** Name of a card as its owner knows it: «Мир •••• 2208». @param type the provider's word for the card system */
export const cardTitle = (type: string, last4: string): string =>
  `${systems[type.toLowerCase()] ?? 'Карта'} •••• ${last4}`;
