/** Counts each change of the engine that changes a row although neither the lexicon nor the weights have changed. */
export const engineVersion = 1
