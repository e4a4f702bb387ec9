type Page = { items: readonly unknown[]; note?: string }

/** What is told under a list. Below an empty one, a note that counts nothing would only say again that there are none. */
export const shownNote = ({ items, note = '' }: Page): string =>
  items.length === 0 && note.startsWith('0 ') ? '' : note
