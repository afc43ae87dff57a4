/** A file that cannot become what its author wants it to be: `message` is a sentence for them, with what to do now. */
export class Unfit extends Error {}
