import { useEffect, useState } from 'react'
import type { AnyCommandName } from '#shared/operator/all-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { commandAddress, navigate } from '../route.ts'
import type { Typed } from './fields.ts'
import { useNames } from './names.ts'
import { nextActions } from './offered.ts'
import { Result } from './Result.tsx'
import { runCommand } from './run.ts'

const Belonging = ({ name, known }: { name: AnyCommandName; known: Typed }) => {
  const [result, setResult] = useState<CommandResult | null>(null)
  const title = useNames().action(name)
  const asked = JSON.stringify(known)
  useEffect(() => {
    // What cannot be read is left out: the thing itself is on the page.
    runCommand(name, JSON.parse(asked)).then(setResult, () => undefined)
  }, [name, asked])
  if (!result || 'refused' in result) return null
  const id = `list-${name.replace(' ', '-')}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Result name={name} result={result} more={() => navigate(commandAddress(name, known))} />
    </section>
  )
}

/** What belongs to a thing, each kind as the list that its command returns. */
export const Belongings = ({
  shown,
  known,
  roles,
}: {
  shown: AnyCommandName
  known: Typed
  roles: readonly string[]
}) =>
  nextActions(shown, known, roles).lists.map(({ name }) => <Belonging key={name} name={name} known={known} />)
