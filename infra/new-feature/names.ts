import { Script } from 'node:vm'

/** One name in the spellings of the places where it stands. */
export type Names = { name: string; camel: string; Pascal: string; snake: string; UPPER: string }

const isIdentifier = (word: string): boolean => {
  try {
    new Script(`const ${word} = 0`)
    return true
  } catch {
    return false
  }
}

/** The spellings of a feature's name. Throws where it is not kebab-case, or a word that TypeScript keeps. */
export const namesOf = (name: string): Names => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not kebab-case: say it like business-profile`)
  const Pascal = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
  const camel = Pascal.charAt(0).toLowerCase() + Pascal.slice(1)
  if (!isIdentifier(camel)) throw new Error(`"${name}" is a word that TypeScript keeps for itself`)
  const snake = name.replaceAll('-', '_')
  return { name, camel, Pascal, snake, UPPER: snake.toUpperCase() }
}

/** A text or a path of a stub with the names in place: `__Pascal__Form` becomes `CallBackForm`. */
export const named = (text: string, names: Names): string =>
  text.replace(/__(name|camel|Pascal|snake|UPPER)__/g, (_, spelling: keyof Names) => names[spelling])
