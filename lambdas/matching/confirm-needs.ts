import { isDeepStrictEqual } from 'node:util'
import { type ConfirmedNeed, mostNeeds } from '#shared/matching/confirmed-needs.ts'
import type { InquiryNeeds } from '#shared/matching/inquiry-needs.entity.ts'
import type { matchingCommands } from '#shared/matching/matching.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { conceptMeantBy, namedConcept, readNeeds } from './read-needs.ts'

type Commands = typeof matchingCommands
type Key = InputOf<Commands['inquiries needs']>
type Confirm = InputOf<Commands['inquiries confirm-needs']>
type Text = { text: string; textHash: string; version: number }

/** What the use cases need of the store. */
export type NeedsStore = {
  /** The text of an inquiry as it is now; null if there is no such inquiry. */
  findText: (key: Key) => Promise<Text | null>
  findNeeds: (key: Key) => Promise<InquiryNeeds | null>
  /** Returns false if others were confirmed in the meantime. */
  confirm: (key: Key, needs: Pick<InquiryNeeds, 'needs' | 'textHash' | 'revision'>) => Promise<boolean>
}

const requireText = async (key: Key, { findText }: Pick<NeedsStore, 'findText'>): Promise<Text> => {
  const found = await findText(key)
  if (!found) throw new Refusal('That business has no such inquiry.')
  return found
}

/** What was read from an inquiry and what is confirmed, with the numbers that a confirmation repeats. */
export const showNeeds = async (key: Key, store: Pick<NeedsStore, 'findText' | 'findNeeds'>) => {
  const [{ text, textHash, version }, stored] = await Promise.all([
    requireText(key, store),
    store.findNeeds(key),
  ])
  return {
    item: {
      read: readNeeds(text).map(namedConcept),
      confirmed: stored?.needs.map(({ concept, ...need }) => ({ ...namedConcept(concept), ...need })) ?? [],
      confirmedBy: stored?.confirmedBy ?? null,
      confirmedAt: stored?.confirmedAt ?? null,
      olderThanText: stored !== null && stored.textHash !== textHash,
      revision: stored?.revision ?? 0,
      version,
    },
  }
}

const meantBy = (typed: string): string => {
  const concept = conceptMeantBy(typed)
  if (!concept) throw new Refusal(`"${typed}" is no single concept of the lexicon. Type another word for it.`)
  return concept
}

const needsFrom = ({ must, useful }: Confirm, text: string): ConfirmedNeed[] => {
  const read = new Set(readNeeds(text))
  const typed = [...must.map(word => ({ word, must: true })), ...useful.map(word => ({ word, must: false }))]
  const needs = typed.map(({ word, must: isMust }): ConfirmedNeed => {
    const concept = meantBy(word)
    return { concept, must: isMust, from: read.has(concept) ? 'read' : 'added' }
  })
  if (needs.length === 0) throw new Refusal('Name at least one need.')
  if (needs.length > mostNeeds) throw new Refusal(`Name ${mostNeeds} needs at most.`)
  const twice = needs.find(({ concept }, at) => needs.findIndex(one => one.concept === concept) !== at)
  if (twice) throw new Refusal(`${twice.concept} is named twice.`)
  return needs
}

/**
 * Confirms what an inquiry asks for. Throws a refusal if somebody else has confirmed other needs, or if the business has
 * edited the text, since the operator looked.
 */
export const confirmNeeds = (input: Confirm, store: NeedsStore): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const [{ text, textHash, version }, stored] = await Promise.all([
      requireText(input, store),
      store.findNeeds(input),
    ])
    const needs = needsFrom(input, text)
    const isKnown = stored?.textHash === textHash && isDeepStrictEqual(stored.needs, needs)
    if (isKnown) return null
    if (version !== input.version)
      throw new Refusal('The business has edited the inquiry. Read it once more.')
    if (stored && stored.revision !== input.revision) {
      throw new Refusal(`${stored.confirmedBy} has confirmed other needs. Look at them first.`)
    }
    return () => store.confirm(input, { needs, textHash, revision: (stored?.revision ?? 0) + 1 })
  })
