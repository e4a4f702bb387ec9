import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'

const maxLength = 80

type Titled = Pick<Inquiry, 'description'> & { facts?: Pick<Inquiry['facts'], 'title'> | undefined }

const beginningOf = (description: string): string => {
  const [first = ''] = description.split('\n', 1)
  const characters = [...first.trim()]
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .replace(/[\s,;:–-]+\S*$/, '')}…`
    : first.trim()
}

/** What an inquiry is called: by the title that the business has given, or how its description begins. */
export const titleOf = ({ facts, description }: Titled): string => facts?.title ?? beginningOf(description)
