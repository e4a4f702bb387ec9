import * as z from 'zod/mini'
import { lifeFields, type Party, type Process, recipientsOf } from '#shared/contract/process.ts'
import type { OperatorMailName } from './operator-mail.ts'
import type { Addresses, Change, MailName, OutgoingMail } from './outgoing-mail.ts'
import type { PersonalMailName } from './personal-mail.ts'

const movedItem = z.object({ ...lifeFields, PK: z.string(), SK: z.string(), state: z.string() })

type MailTo<Name extends MailName, More = unknown> = (
  envelope: { source: string; template: Name } & More,
) => OutgoingMail | readonly OutgoingMail[]

type Recipients = Partial<Record<Exclude<Party, 'operator'>, MailTo<PersonalMailName>>> & {
  /** With the address of the operator whom it concerns. */
  operator: MailTo<OperatorMailName, { recipient: string }>
}

/** The mails of a process are named after its transitions and who is told; a test compares them with the phrases. */
const templateOf = (process: string, transition: string, party: Party) =>
  `${process}_${transition}_${party === 'operator' ? 'notice' : party}`

/**
 * The mails about the last transition of an item, to everybody who is told of it; none if the change was no transition.
 * `mailTo` says how each party is reached.
 */
export const moveMails = (
  process: Process,
  { before, after }: Change,
  { operator, secondOperator = operator }: Addresses,
  mailTo: Recipients,
): OutgoingMail[] => {
  const { PK, SK, revision, last, state } = movedItem.parse(after)
  if (!last || before?.revision === revision) return []
  const source = `${PK}#${SK}#${revision}`
  const recipient = process.transitions[last.name]?.escalates ? secondOperator : operator
  return recipientsOf(process, { ...last, state }).flatMap(party => {
    const template = templateOf(process.name, last.name, party)
    if (party === 'operator')
      return mailTo.operator({ source, template: template as OperatorMailName, recipient })
    return mailTo[party]?.({ source, template: template as PersonalMailName }) ?? []
  })
}
