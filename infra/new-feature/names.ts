import { Script } from 'node:vm'

/** What a feature consists of: what a signed-in business sees; or a form, with mails about it and lists of it. */
export type Part = 'account' | 'form' | 'mail' | 'list'

/** A name in each spelling that the code needs. */
export type Names = { name: string; camel: string; Pascal: string; snake: string; UPPER: string }

const isIdentifier = (word: string): boolean => {
  try {
    new Script(`const ${word} = 0`)
    return true
  } catch {
    return false
  }
}

/** The spellings of a feature's name. Throws if it is not kebab-case, or a reserved word. */
export const namesOf = (name: string): Names => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not kebab-case: write it like business-profile`)
  const Pascal = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
  const camel = Pascal.charAt(0).toLowerCase() + Pascal.slice(1)
  if (!isIdentifier(camel)) throw new Error(`"${name}" is a reserved word of TypeScript`)
  const snake = name.replaceAll('-', '_')
  return { name, camel, Pascal, snake, UPPER: Pascal.toUpperCase() }
}

/** A text or a path of a stub with the names filled in: `__Pascal__Form` becomes `CallBackForm`. */
export const named = (text: string, names: Names): string =>
  text.replace(/__(name|camel|Pascal|snake|UPPER)__/g, (_, spelling: keyof Names) => names[spelling])

/** A stub without the lines of parts that a feature does not have: `__mail__ …` belongs to mail, `__no mail__ …` to none. */
export const linesFor = (parts: readonly Part[], text: string): string =>
  text
    .split('\n')
    .flatMap(line => {
      const [marker = '', no, part] = /^__(no )?(mail|list)__ ?/.exec(line) ?? []
      if (part && parts.includes(part as Part) === Boolean(no)) return []
      return line.slice(marker.length)
    })
    .join('\n')
