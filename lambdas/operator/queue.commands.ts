import { turnOf } from '#shared/contract/process.ts'
import type { queueCommands } from '#shared/operator/queue.commands.ts'
import { inputFromKeys } from '#shared/operator/things.ts'
import { processes } from '#shared/processes.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { type DueTransition, findDueTransitions, findWaiting, type Waiting } from './queue.store.ts'

const weekMs = 7 * 86_400_000

const rowOf = (due: DueTransition, { state, companyName, name }: Waiting, now: string) => {
  const declared = processes.find(({ name: process }) => process === due.process)
  return {
    at: due.at,
    late: due.at < now,
    process: due.process,
    transition: due.transition,
    state,
    turn: (declared && turnOf(declared, { state, due: {} })?.turn) ?? null,
    who: companyName ?? name ?? null,
    id: due.id,
    tries: due.tries ?? 0,
    ...inputFromKeys(due.process, due.item),
  }
}

export const queueHandlers: Handlers<typeof queueCommands> = {
  'queue list': async ({ turn, later }, { at: now }) => {
    const horizon = new Date(Date.parse(now) + weekMs).toISOString()
    const found = await findDueTransitions(processes.map(({ name }) => name))
    const listed = found.filter(({ at }) => later || at <= horizon)
    const rows = await Promise.all(
      listed.map(async due => {
        const waiting = await findWaiting(due)
        return waiting && rowOf(due, waiting, now)
      }),
    )
    const items = rows.filter(row => row !== null).filter(row => !turn || row.turn === turn)
    return { items, next: null }
  },
}
