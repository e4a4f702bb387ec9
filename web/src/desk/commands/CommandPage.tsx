import { useCallback, useEffect, useState } from 'react'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { DeskLink } from '../DeskLink.tsx'
import type { DeskContext } from '../desk-context.ts'
import { Timeline } from '../history/Timeline.tsx'
import { Candidates } from '../matching/Candidates.tsx'
import { canBeProposedFor } from '../matching/candidates.ts'
import { queueAddress } from '../route.ts'
import { useWords } from '../words.ts'
import { Actions } from './Actions.tsx'
import { Belongings } from './Belongings.tsx'
import { CommandForm } from './CommandForm.tsx'
import { inputFrom, refusalsOf, type Typed } from './fields.ts'
import { useNames } from './names.ts'
import type { Outcome } from './outcome.ts'
import { Result } from './Result.tsx'
import { DeskError, runCommand } from './run.ts'

/** Runs the command with what was typed, and keeps what came of it. */
export const useRun = (name: AnyCommandName, { leave }: DeskContext) => {
  const [outcome, setOutcome] = useState<Outcome>({})
  const run = useCallback(
    async (
      typed: Typed,
      more: Readonly<Record<string, unknown>> = {},
    ): Promise<CommandResult | undefined> => {
      const input = { ...inputFrom(allCommands[name], typed), ...more }
      const refused = refusalsOf(allCommands[name], input)
      if (Object.keys(refused).length > 0) {
        setOutcome({ problem: 'invalid', refused })
        return undefined
      }
      setOutcome(before => ({ ...before, busy: true }))
      try {
        const result = await runCommand(name, input, typed.why?.trim())
        setOutcome({ result })
        return result
      } catch (error) {
        const { word, fields } = error instanceof DeskError ? error : new DeskError('failed')
        setOutcome({ problem: word, refused: { ...fields } })
        if (word === 'ended') await leave('ended')
        return undefined
      }
    },
    [name, leave],
  )
  return { outcome, run }
}

const itemOf = ({ result }: Outcome): Readonly<Record<string, unknown>> =>
  result && 'item' in result ? (result.item as Readonly<Record<string, unknown>>) : {}

const stateOf = (outcome: Outcome): string | undefined => {
  const { state } = itemOf(outcome)
  return typeof state === 'string' ? state : undefined
}

/** What a thing is called: the company, the person, or the title. */
const headOf = (outcome: Outcome): string | undefined => {
  const { title, companyName, name, email } = itemOf(outcome)
  return [title, companyName, name, email].find(one => typeof one === 'string' && one) as string | undefined
}

type Props = { name: AnyCommandName; given: Typed; desk: DeskContext }

/**
 * The page of a command: its form, what came of it, and what may be done next. One that only reads, and has all it
 * needs in the address, runs at once: so is the page of a thing.
 */
export const CommandPage = ({ name, given, desk }: Props) => {
  const t = useWords()
  const names = useNames()
  const help = names.help(name)
  const declared = allCommands[name]
  const { outcome, run } = useRun(name, desk)
  const isReading = declared.returns !== 'change'
  const isComplete = Object.keys(refusalsOf(declared, inputFrom(declared, given))).length === 0
  // One thing is found by what is said of it; where all of that is optional, something has to be said first.
  const isNamed = declared.returns === 'page' || Object.keys(given).length > 0
  const runsAtOnce = isReading && isComplete && isNamed && !declared.money
  // Not before the thing says its state: what cannot be done in it would be offered first and then taken away.
  const isWaited = runsAtOnce && !outcome.result && !outcome.problem
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address, which is the key of this page
  useEffect(() => {
    if (runsAtOnce) void run(given)
  }, [])
  return (
    <article>
      <nav>
        <DeskLink to={queueAddress}>{t('backToQueue')}</DeskLink>
      </nav>
      <h1>{headOf(outcome) ?? names.action(name)}</h1>
      <p>
        <span lang={help.lang}>{help.text}</span> <kbd lang="en">{name}</kbd>
      </p>
      <CommandForm name={name} given={given} outcome={outcome} run={run} folded={runsAtOnce} desk={desk} />
      <div className="beside">
        <div>
          {isWaited && <p>{t('loading')}</p>}
          {outcome.result && (
            <Result name={name} result={outcome.result} more={cursor => run(given, { cursor })} />
          )}
          {declared.returns === 'item' && !isWaited && (
            <Belongings shown={name} known={given} roles={desk.roles} />
          )}
        </div>
        <div>
          {!isWaited && <Actions shown={name} known={given} roles={desk.roles} state={stateOf(outcome)} />}
          {name === 'inquiries show' && canBeProposedFor(stateOf(outcome)) && (
            <Candidates inquiry={given} desk={desk} />
          )}
          {!isWaited && (
            <Timeline shown={name} known={given} revision={Number(itemOf(outcome).revision ?? 0)} />
          )}
        </div>
      </div>
    </article>
  )
}
