import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { serveApi } from '../infra/local/gateway/served-api.ts'
import { canaries } from './canaries.ts'
import { callerOf, type Operation } from './operation.ts'
import { type Person, signIn, signInAgain, signInAsOperator } from './signed-in.ts'

/**
 * Serves the API to the tests of a file and prepares an example of every operation that the fault tests know, called by
 * a signed-in business and partner; with `alsoReading`, also of those that only read.
 */
export const knownOperations = ({ alsoReading = false } = {}) => {
  const api = serveApi()
  const call = callerOf(api)
  const people = {} as Record<'business' | 'partner', Person>
  const operations = new Map<string, Operation>()
  const put = (Item: object) => api.services.documents.send(new PutCommand({ TableName: tableName, Item }))

  beforeAll(async () => {
    for (const pool of ['business', 'partner'] as const) {
      people[pool] = await signIn(api.emulator, pool, canaries.email())
    }
    const { publicOperations } = await import('./public-operations.ts')
    const { businessOperations } = await import('./business-operations.ts')
    const { partnerOperations } = await import('./partner-operations.ts')
    const { operatorOperations } = await import('./operator-operations.ts')
    const { readingOperations } = await import('./reading-operations.ts')
    const all = [
      ...publicOperations(call, put),
      ...businessOperations(call, put, people.business),
      ...partnerOperations(call, put, people.partner),
      ...operatorOperations(call, () => signInAsOperator(api.emulator)),
      ...(alsoReading ? readingOperations(call, put, people) : []),
    ]
    for (const operation of all) operations.set(operation.name, operation)
  })
  // On a busy machine a file takes longer than a sign-in is fresh.
  beforeEach(async () => {
    for (const pool of ['business', 'partner'] as const) await signInAgain(api.emulator, pool, people[pool])
  })
  afterEach(() => clock.moveBy(-clock.offset()))

  /** Returns an operation by its method and path; throws if it is not known. */
  const operationOf = (name: string): Operation => {
    const operation = operations.get(name)
    if (!operation) throw new Error(`${name} is not known here.`)
    return operation
  }

  return { documents: () => api.services.documents, people, operations, operationOf, put }
}
