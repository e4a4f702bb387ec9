import { clock } from '#shared/contract/clock.ts'
import { object, readObjection, withdrawObjection } from '#shared/objections/objections.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { findAll, objectTo } from './object.ts'
import { findObjected } from './objected.store.ts'
import { shownToPartner } from './objection-life.ts'
import { findLast, objectionsOf, withdrawals } from './objections.store.ts'
import { withdrawLast } from './withdraw-objection.ts'

/** Each objection mails the operators; objecting and withdrawing in turn must not flood them. */
const perHour = { caller: 20, network: 80 }

const now = () => new Date(clock.now()).toISOString()

type From = { params: { thing: string }; caller: string }

const objectionsTo = ({ params: { thing }, caller }: From) =>
  objectionsOf(caller, thing, () => findObjected(caller, thing))

/** Reads all that an objection is decided by while the call is counted. */
const prepare = async (request: From & { clientAddress: string }) => {
  const { caller, clientAddress } = request
  const guarding = guardCaller({ form: 'objection', perHour, caller, clientAddress })
  const [verdict, found] = await Promise.all([guarding, findAll(objectionsTo(request))])
  enforce(verdict)
  return found
}

/** A function of its own, as the comparison itself: it has to compute the row that it keeps. */
export const handler = httpFunction([
  serve(readObjection, async ({ params: { thing }, caller }) => {
    const last = await findLast(caller, thing)
    return { last: last && shownToPartner(last) }
  }),
  serveChange(
    object,
    async ({ params, body, caller }, found) =>
      shownToPartner(
        await objectTo(body, found, { objections: objectionsTo({ params, caller }), now: now() }),
      ),
    prepare,
  ),
  serveChange(withdrawObjection, async ({ params: { thing }, caller }) => {
    await withdrawLast(withdrawals(caller, thing, now()))
    return undefined
  }),
])
