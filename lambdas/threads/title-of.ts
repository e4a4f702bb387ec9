import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'

const maxLength = 80

const beginningOf = (description: string): string => {
  const [first = ''] = description.split('\n', 1)
  const characters = [...first.trim()]
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : first.trim()
}

/** The title of an inquiry's thread: the one that the business has given, or how its description begins. */
export const titleOf = ({ facts, description }: Pick<Inquiry, 'facts' | 'description'>): string =>
  facts.title ?? beginningOf(description)
