import { type KeyboardEvent, useEffect, useState } from 'react'
import { forPeople } from '#shared/operator/display.ts'
import { useNames } from './commands/names.ts'
import { offeredTo, showOf } from './commands/offered.ts'
import { DeskError, runCommand } from './commands/run.ts'
import type { DeskContext } from './desk-context.ts'
import { Overlay } from './Overlay.tsx'
import { commandAddress, navigate } from './route.ts'
import { useWords } from './words.ts'

type Choice = { id: string; label: string; about: string; to: string }

type Names = ReturnType<typeof useNames>

const begins = ({ id, label }: Choice, typed: string): boolean =>
  id.startsWith(typed) || label.toLowerCase().startsWith(typed.toLowerCase())

/** The commands whose names or help have all words that are typed, as they are typed or as the desk has them. */
const commandChoices = (typed: string, roles: readonly string[], { action, help }: Names): Choice[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return offeredTo(roles)
    .map(({ name }) => ({ id: name, label: action(name), about: name, to: commandAddress(name) }))
    .filter(({ id, label }) => {
      const said = `${id} ${label} ${help(id).text}`.toLowerCase()
      return words.every(word => said.includes(word))
    })
    .sort((one, other) => Number(begins(other, typed)) - Number(begins(one, typed)))
    .slice(0, 8)
}

type Row = Readonly<Record<string, unknown>>

/** What search found, where a command shows it. */
const foundChoice = (row: Row, index: number, { word, state }: Names): Choice[] => {
  const shown = showOf('search', row)
  const words = [word(String(row.kind)), row.company, row.name, row.email].filter(Boolean).join(' · ')
  // Tells the inquiries of one company apart.
  const about = [row.status && state(String(row.status)).text, row.createdAt && forPeople(row).createdAt]
  return shown
    ? [
        {
          id: `found ${index}`,
          label: words,
          about: about.filter(Boolean).join(', '),
          to: commandAddress(shown.name, shown.input),
        },
      ]
    : []
}

/** Searches for what is typed once the typing rests. */
const useFound = (typed: string, leave: DeskContext['leave'], names: Names): Choice[] => {
  const [found, setFound] = useState<readonly Row[]>([])
  useEffect(() => {
    setFound([])
    if (typed.trim().length < 3) return undefined
    let isWanted = true
    const timer = setTimeout(async () => {
      try {
        const result = await runCommand('search', { words: typed.trim().split(/\s+/) })
        const rows = 'items' in result ? (result.items as readonly Row[]) : []
        if (isWanted) setFound(rows)
      } catch (error) {
        if (error instanceof DeskError && error.word === 'ended') await leave('ended')
      }
    }, 250)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [typed, leave])
  return found.flatMap((row, index) => foundChoice(row, index, names)).slice(0, 8)
}

/** Finds a command or a thing by what is typed; the arrows choose, Enter opens. */
export const Palette = ({ desk, close }: { desk: DeskContext; close: () => void }) => {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const names = useNames()
  const choices = [...commandChoices(typed, desk.roles, names), ...useFound(typed, desk.leave, names)]
  const open = (choice: Choice | undefined) => {
    if (!choice) return
    close()
    navigate(choice.to)
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) {
      event.preventDefault()
      setAt(Math.max(0, Math.min(choices.length - 1, at + by)))
    }
    if (event.key === 'Enter') open(choices[at])
  }
  return (
    <Overlay title={t('find')} close={close}>
      <input
        role="combobox"
        aria-label={t('findHint')}
        placeholder={t('findHint')}
        aria-expanded="true"
        aria-controls="choices"
        aria-activedescendant={choices[at] ? `choice-${at}` : undefined}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div id="choices" role="listbox" aria-label={t('find')}>
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
          <div
            key={choice.id}
            id={`choice-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onClick={() => open(choice)}
          >
            <b>{choice.label}</b> {choice.about}
          </div>
        ))}
      </div>
      <p role="status">{choices.length === 0 && t('nothingFound')}</p>
    </Overlay>
  )
}
