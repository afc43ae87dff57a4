/** The place in the data that a message begins with, for programs. */
const place = /^[a-z_]+(?:\[\d+\]|\.[a-z_]+)*: (?=.)/;

/** A refusal as people read it: «blocks[3].media: такого файла у вас нет.» is «Такого файла у вас нет.». */
export function withoutPlace(message: string): string {
  const sentence = message.replace(place, '');
  return sentence === message ? message : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
