import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import type { Process } from '#shared/contract/process.ts'
import { createdAt, hostileInput } from './mailed-change.ts'

/** Each transition of a process, by each who may make it and in each state where it stays, of an item stored like this. */
export const movedThrough = ({ transitions }: Process, { after: item }: Change): Change[] =>
  Object.entries(transitions).flatMap(([name, { by, from, to, reason }]) =>
    [by].flat().flatMap(actor =>
      (to ? [to] : from).map(state => {
        const last = { name, by: actor, at: createdAt, ...(reason && { reason: hostileInput.markup }) }
        const before = { ...item, state, revision: 1 }
        return { before, after: { ...before, last, since: createdAt, revision: 2 } }
      }),
    ),
  )
