import * as z from 'zod/mini'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { agreementProcess } from '#shared/agreements/agreement.process.ts'
import { endedLatelyDays } from '#shared/agreements/agreements.commands.ts'
import { lifeOf } from '#shared/contract/process.ts'
import type { Page } from '../platform/commands/list-items.ts'
import { listMonths } from '../platform/commands/list-months.ts'
import type { PageRequest } from '../platform/table/pages.ts'

const goesOn: readonly string[] = ['running', 'paused', 'noticed', 'claimed']
const isOver: readonly string[] = ['ended', 'concluded']

/** What a list of work needs of an agreement; one that was stored before its process lacks the rest. */
const work = z.pick(agreementEntity.item, {
  ...({ id: true, state: true, revision: true, since: true, due: true, createdAt: true } as const),
  ...({ companyName: true, partner: true, title: true, startedOn: true } as const),
})

const rowOf = (item: unknown) => {
  const { id, companyName, title, partner, startedOn, createdAt, ...stored } = work.parse(item)
  const { state, since, due } = lifeOf(agreementProcess, stored, createdAt)
  return { id, state, since, companyName, partnerName: partner?.name ?? null, title, startedOn, due }
}

const isWork = (item: unknown, endedAfter: string): boolean => {
  const { state, since } = rowOf(item)
  return goesOn.includes(state) || (isOver.includes(state) && since > endedAfter)
}

/** A page of the agreements in progress or ended lately, newest first. A page may be empty though others follow it. */
export const listWork = (request: PageRequest, now: string): Promise<Page> => {
  const endedAfter = new Date(Date.parse(now) - endedLatelyDays * 86_400_000).toISOString()
  return listMonths(
    month => agreementEntity.indexList({ kind: 'agreement', createdAt: month }).partition.GSI1PK,
    request,
    { now, toRow: rowOf, shows: item => isWork(item, endedAfter) },
  )
}
