/**
 * Brings an answer into view for people who see little of a page at once, magnified four times for instance. In no time,
 * for some ask for less motion, and no further than it takes. Focus stays where it is.
 */
export const reveal = (answer: Element | null): void => answer?.scrollIntoView({ block: 'nearest' });
