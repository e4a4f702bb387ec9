import { withoutContactDetails } from './contact-details.ts'

export const initialOf = (word: string): string => `${Array.from(word)[0]?.toLocaleUpperCase('sv')}.`

/** The words of a name that are none of a contact detail. */
export const wordsOfName = (name: string): string[] =>
  withoutContactDetails(name)
    .split(/\s/)
    .filter(word => /\p{L}/u.test(word))

/** A name as a pattern: it may contain a hyphen or an apostrophe, and a sign that a pattern reads otherwise. */
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Replaces the last name by its initial, where it is written as a name: "Berg", but not "berg" or "Bergen". */
const withoutLastName = (lastName: string | undefined) => {
  if (!lastName || lastName.length < 3) return (text: string) => text
  const written = new RegExp(`(?<![\\p{L}\\d])${escaped(lastName)}(?=s?(?![\\p{L}\\d]))`, 'gu')
  return (text: string) => text.replace(written, initialOf(lastName))
}

/** Returns what takes contact details and the last name of a person out of what they have written. */
export const withoutPerson = (name: string): ((text: string) => string) => {
  const withoutName = withoutLastName(wordsOfName(name).slice(1).at(-1))
  return text => withoutName(withoutContactDetails(text))
}
