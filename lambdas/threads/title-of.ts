const maxLength = 80

/** The title of a thread: how the description of its inquiry begins. */
export const titleOf = (description: string): string => {
  const [first = ''] = description.split('\n', 1)
  const characters = [...first.trim()]
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : first.trim()
}
