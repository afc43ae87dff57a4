/** Length as a person counts it: an emoji outside the basic plane is one character, not two (readings D15). */
export function countCodePoints(value: string): number {
  return Array.from(value).length;
}

/**
 * The error for a text that is too long; it counts as it is sent: trimmed.
 * @param max in characters
 */
export function limitLength(value: string, max: number): string | undefined {
  return countCodePoints(value.trim()) > max ? `Не более ${max} символов` : undefined;
}
