/** A text as it is compared: without case and accents, so that "Göteborg" and "goteborg" are the same. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
