import { useCallback, useEffect, useState } from 'react'
import type { Typed } from '../commands/fields.ts'
import { DeskError, runCommand } from '../commands/run.ts'

/** What an operator says of a need: it counts whole, it counts half, or it does not count. */
export type Choice = 'must' | 'useful' | 'out'

export type Chip = { concept: string; sv: string; en: string; choice: Choice }

type Named = Omit<Chip, 'choice'>

/** What `inquiries needs` returns. */
export type ShownNeeds = {
  read: readonly Named[]
  confirmed: readonly (Named & { must: boolean })[]
  confirmedBy: string | null
  confirmedAt: string | null
  olderThanText: boolean
  revision: number
  version: number
}

/** The ranking was measured with three to five needs: the most telling are proposed. */
const proposed = 5

/** What is confirmed, then what else was read, which does not count; if nothing is confirmed, what is proposed. */
export const chipsIn = ({ read, confirmed }: Pick<ShownNeeds, 'read' | 'confirmed'>): Chip[] => {
  if (confirmed.length === 0)
    return read.map((need, at) => ({ ...need, choice: at < proposed ? 'must' : 'out' }))
  const known = new Set(confirmed.map(({ concept }) => concept))
  return [
    ...confirmed.map(({ must, ...need }): Chip => ({ ...need, choice: must ? 'must' : 'useful' })),
    ...read.filter(({ concept }) => !known.has(concept)).map((need): Chip => ({ ...need, choice: 'out' })),
  ]
}

const next: Readonly<Record<Choice, Choice>> = { must: 'useful', useful: 'out', out: 'must' }

/** A press on a chip says the next thing of its need. */
export const turned = (chips: readonly Chip[], concept: string): Chip[] =>
  chips.map(chip => (chip.concept === concept ? { ...chip, choice: next[chip.choice] } : chip))

/** A need that the text does not name, in the operator's own word: the function knows the concept. */
export const withAdded = (chips: readonly Chip[], typed: string): readonly Chip[] => {
  const word = typed.trim()
  const isKnown = chips.some(({ concept, sv, en }) =>
    [concept, sv, en].some(name => name.toLowerCase() === word.toLowerCase()),
  )
  return word === '' || isKnown ? chips : [...chips, { concept: word, sv: word, en: word, choice: 'must' }]
}

/** What `inquiries confirm-needs` takes. */
export const confirmation = (chips: readonly Chip[], { revision, version }: ShownNeeds) => {
  const chosen = (choice: Choice) =>
    chips.filter(chip => chip.choice === choice).map(({ concept }) => concept)
  return { must: chosen('must'), useful: chosen('useful'), revision, version }
}

type State = {
  needs: ShownNeeds
  chips: readonly Chip[]
  /** Why they were not confirmed, in English. */
  refused: string | null
}

/** The needs of an inquiry while an operator changes them; null until they are read, and 'failed' if they cannot be. */
export const useNeeds = ({ businessId = '', inquiryId = '' }: Typed, confirmed: () => void) => {
  const [state, setState] = useState<State | 'failed' | null>(null)
  const [busy, setBusy] = useState(false)
  const read = useCallback(async () => {
    const result = await runCommand('inquiries needs', { businessId, inquiryId })
    if (!('item' in result)) throw new DeskError('failed')
    const needs = result.item as ShownNeeds
    setState({ needs, chips: chipsIn(needs), refused: null })
  }, [businessId, inquiryId])
  useEffect(() => {
    read().catch(() => setState('failed'))
  }, [read])
  const change = (by: (chips: readonly Chip[]) => readonly Chip[]) =>
    setState(known => (known && known !== 'failed' ? { ...known, chips: by(known.chips) } : known))
  const confirm = async ({ needs, chips }: State) => {
    setBusy(true)
    try {
      const input = { businessId, inquiryId, ...confirmation(chips, needs) }
      const result = await runCommand('inquiries confirm-needs', input)
      if ('refused' in result) setState({ needs, chips, refused: String(result.refused) })
      else {
        await read()
        confirmed()
      }
    } catch {
      setState('failed')
    }
    setBusy(false)
  }
  return { state, busy, change, confirm }
}
