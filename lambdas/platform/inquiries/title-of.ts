import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'

const maxLength = 80

type Titled = Pick<Inquiry, 'description'> & { facts?: Pick<Inquiry['facts'], 'title'> | undefined }

/** Whole words, unless the first one is longer than all that fits. */
const beginningOf = (description: string): string => {
  const [first = ''] = description.split('\n', 1)
  const characters = [...first.trim()]
  if (characters.length <= maxLength) return first.trim()
  const fitting = characters.slice(0, maxLength - 1)
  const lastSpace = fitting.lastIndexOf(' ')
  return `${fitting.slice(0, lastSpace > 0 ? lastSpace : undefined).join('')}…`
}

/** What an inquiry is called: by the title that the business has given, or how its description begins. */
export const titleOf = ({ facts, description }: Titled): string => facts?.title ?? beginningOf(description)
