/** Length as a person counts it: an emoji outside the basic plane is one character, not two (readings D15). */
export function countCodePoints(value: string): number {
  return Array.from(value).length;
}
