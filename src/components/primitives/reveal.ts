/**
 * Brings an answer into view for people who see little of a page at once, magnified four times for instance. Without
 * animation, for people who ask for less motion, and no further than needed. Focus stays where it is.
 */
export const reveal = (answer: Element | null): void => answer?.scrollIntoView({ block: 'nearest' });
