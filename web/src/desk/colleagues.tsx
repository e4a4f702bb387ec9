import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { runCommand } from './commands/run.ts'
import { useWords } from './words.ts'

type Row = Readonly<Record<string, unknown>>
type Names = ReadonlyMap<string, string>

const Colleagues = createContext<Names>(new Map())

/** What operators are called, by what the audit names them: the part of the address before the @, which they know. */
export const namesOf = (rows: readonly Row[]): Names =>
  new Map(rows.map(({ id, email }) => [`operator ${id}`, String(email).split('@', 1)[0] ?? '']))

/** Reads once what colleagues are called; whose name cannot be read is "a colleague". */
export const KnownColleagues = ({ children }: { children: ReactNode }) => {
  const [names, setNames] = useState<Names>(new Map())
  useEffect(() => {
    runCommand('operators names', {}).then(
      result => setNames(namesOf('items' in result ? (result.items as readonly Row[]) : [])),
      () => undefined,
    )
  }, [])
  return <Colleagues value={names}>{children}</Colleagues>
}

/** What an operator is called whom the audit names; anybody else, such as a caller of the command line, as it does. */
export const useColleague = (): ((by: string) => string) => {
  const t = useWords()
  const names = use(Colleagues)
  return by => names.get(by) ?? (by.startsWith('operator ') ? t('colleague') : by)
}
