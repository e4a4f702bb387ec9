import { useEffect, useState } from 'react'
import { forPeople } from '#shared/operator/display.ts'
import { ownerOf, sourcesOf } from '#shared/operator/things.ts'
import type { Typed } from '../commands/fields.ts'
import { runCommand } from '../commands/run.ts'

type Row = Readonly<Record<string, unknown>>

/** Something that happened to a thing: a deed, a mail about it, or a message in its thread. */
export type Happening = {
  key: string
  kind: 'deed' | 'mail' | 'message'
  /** An instant. */
  at: string
  /** What was done as the audit calls it, the template of a mail, or what was written. */
  what: string
  /** Who did or wrote it; for a mail, how far it has come. */
  by: string
  /** The name of the error with which the last try to send a mail ended. */
  error?: string
}

/** What was read of a thing. */
export type Read = { deeds: readonly Row[]; mails: readonly Row[]; messages: readonly Row[] }

/** What says which of a business's things a deed is about; the id of a proposal begins with that of its inquiry. */
const idsIn = ({ inquiryId, proposalId, orderId, assignmentId }: Row): Readonly<Record<string, unknown>> => ({
  ...{ orderId, assignmentId },
  inquiryId: inquiryId ?? (typeof proposalId === 'string' ? proposalId.split('.', 1)[0] : undefined),
})

/** What is always named by what is about it. */
const alwaysNamed = ['inquiryId', 'orderId']

/**
 * A business has one history for all that is its own: what is about another of its things, or about the business alone,
 * is left out.
 */
const isAbout = (row: Row, known: Typed): boolean => {
  const ids = idsIn(row)
  return Object.entries(known).every(
    ([part, id]) => ids[part] === id || (ids[part] === undefined && !alwaysNamed.includes(part)),
  )
}

/** Who did it; an account is called by its id, which tells nobody anything. */
const nameOf = (by: unknown): string =>
  /^[\da-f]{8}-[\da-f-]{27}$/.test(String(by)) ? '' : String(by ?? 'owner')

/** What happened to a thing in one list, newest first; `known` is what its address says of it. */
export const happeningsIn = ({ deeds, mails, messages }: Read, known: Typed): Happening[] =>
  [
    ...deeds
      .filter(row => isAbout(row, known))
      .map(({ id, createdAt, action, by }) => ({
        ...{ key: `deed ${id}`, kind: 'deed' as const, at: String(createdAt) },
        ...{ what: String(action), by: nameOf(by) },
      })),
    ...mails.map(({ source, template, createdAt, state, lastError }, place) => ({
      ...{ key: `mail ${source} ${template} ${place}`, kind: 'mail' as const, at: String(createdAt) },
      ...{ what: String(template), by: String(state) },
      ...(lastError !== undefined && { error: String(lastError) }),
    })),
    ...messages.map(({ number, createdAt, from, text }) => ({
      ...{ key: `message ${number}`, kind: 'message' as const, at: String(createdAt) },
      ...{ what: String(text), by: String(from) },
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))

/** A business has one audit for all of its things: less would leave out what is about this one. */
const mostRead = '100'

/** The rows of a list; none if it cannot be read: the thing itself is on the page, and says why. */
const rowsOf = (command: string, input: Readonly<Record<string, unknown>>): Promise<readonly Row[]> =>
  runCommand(command, input).then(
    result => ('items' in result ? (result.items as readonly Row[]) : []),
    () => [],
  )

/** Everything that happened to what a command shows. */
export const useTimeline = (shown: string, known: Typed, revision: number): readonly Happening[] => {
  const [happenings, setHappenings] = useState<readonly Happening[]>([])
  const owner = ownerOf(shown, known)
  const [source, ...also] = sourcesOf(shown, known, revision)
  const thread = shown === 'inquiries show' ? known.inquiryId : undefined
  const read = JSON.stringify([owner, source, also, thread])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is all that is read
  useEffect(() => {
    if (!owner) return
    Promise.all([
      rowsOf('audit about', { owner, limit: mostRead }),
      source ? rowsOf('notices about', { source, also }) : [],
      thread ? rowsOf('threads show', { threadId: thread }) : [],
    ]).then(([deeds, mails, messages]) => setHappenings(happeningsIn({ deeds, mails, messages }, known)))
  }, [read])
  return happenings
}

/** The minute at which something happened, in Sweden. */
export const minuteOf = ({ at }: Happening): string => String(forPeople({ at }).at)
