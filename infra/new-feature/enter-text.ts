/** Enters a text before the last occurrence of an anchor. Throws if there is none. */
export const before = (text: string, anchor: string, added: string): string => {
  const index = text.lastIndexOf(anchor)
  if (index < 0) throw new Error(`Found no place to write to: "${anchor.trim()}" is missing`)
  return text.slice(0, index) + added + text.slice(index)
}

/** Adds the imports that a file does not have yet; formatting sorts them. */
export const withImports = (text: string, imports: string): string =>
  imports
    .split('\n')
    .filter(line => line && !text.includes(line))
    .map(line => `${line}\n`)
    .join('') + text
