/**
 * The version of what texts are read with: the lexicon, the glossary and the cards. What is stored under an older one
 * is read anew by `matching rebuild`.
 */
export const lexiconVersion = 1
