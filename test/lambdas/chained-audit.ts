import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Stored } from '#lambdas/platform/table/words.ts'
import { auditLinkEntity } from '#shared/audit/audit-link.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import type { Services } from './running-services.ts'

/** The minute's function that chains the audit, the command that walks it, and somebody who may write to the table. */
export const chainedAudit = (services: Services) => {
  const ask = createAsk(() => async event => {
    const { handler } = await import('#lambdas/operator/operator.command.ts')
    return handler(event)
  })
  const { put, read, below } = workIn(services)
  const chain = async () => {
    const { handler } = await import('#lambdas/audit/audit-chain.schedule.ts')
    await handler()
  }
  const month = () => new Date(clock.now()).toISOString().slice(0, 7)
  const verify = async (of?: string) =>
    (await ask('audit verify', of ? { month: of } : {})).item as Record<string, unknown>
  const links = async (of = month()) =>
    (await below(auditLinkEntity.key({ month: of, createdAt: '', id: '', owner: '' }).PK, 'LINK#')).sort(
      (one, other) => Number(one.number) - Number(other.number),
    )
  const remove = ({ PK, SK }: Stored) =>
    services.documents.send(new DeleteCommand({ TableName: tableName, Key: { PK, SK } }))
  const rewrite = (item: Stored) =>
    services.documents.send(new PutCommand({ TableName: tableName, Item: { ...item } }))
  return { ask, put, read, below, chain, verify, links, remove, rewrite, month }
}

/** The chain of a month's audit, which is closed. */
export const chainedMonth = async (at: string) => {
  const { auditChain } = await import('#lambdas/audit/audit-chain.store.ts')
  const head = { month: at.slice(0, 7), from: at, count: 1, hash: 'h', readTo: at }
  const place = { owner: 'OPERATOR', createdAt: at, id: 'a-deed' }
  const link = { ...place, number: 1, kept: 'k', rest: 'r', previous: 'p', hash: 'h' }
  await auditChain.extend(null, head, [link])
  await auditChain.close(head, at)
}
