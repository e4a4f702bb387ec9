import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import type { Services } from './running-services.ts'

type Caller = ReturnType<typeof httpCaller>
type Sent = { headers?: Record<string, string>; clientAddress?: string }

/** Sets up the newsletter's function as visitors reach it, for the tests of one file; the clock is reset after each. */
export const setUpNewsletter = (services: Services) => {
  let caller: Caller
  let network = 0

  beforeAll(async () => {
    const { handler } = await import('#lambdas/newsletter/newsletter.http.ts')
    caller = httpCaller(handler, services.originSecret)
  })

  afterEach(() => clock.moveBy(-clock.offset()))

  const call: Caller = (...request) => caller(...request)

  const nextNetwork = () => {
    network += 1
    return `198.51.100.${network}`
  }

  const submit = (body: object, rest: Sent = {}) =>
    call(subscribe, { clientAddress: nextNetwork(), ...rest, body: { language: 'sv', ...body } })

  const stored = async (email: string) => {
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const Key = subscriptionEntity.key({ emailHash: await keyedHash('email', email) })
    return (await services.documents.send(new GetCommand({ TableName: tableName, Key }))).Item
  }

  /** Returns the token of a link in a mail to this address. */
  const link = async (deed: 'confirm' | 'unsubscribe' | 'one-click', email: string) => {
    const { linkTokenFor } = await import('#lambdas/newsletter/newsletter-links.ts')
    const item = await stored(email)
    return linkTokenFor(deed, item?.emailHash, deed === 'confirm' ? item?.nonce : '')
  }

  return { call, nextNetwork, submit, stored, link }
}
