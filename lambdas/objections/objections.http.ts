import { clock } from '#shared/contract/clock.ts'
import { object, readObjection, withdrawObjection } from '#shared/objections/objections.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { objectTo } from './object.ts'
import { findObjected } from './objected.store.ts'
import { shownToPartner } from './objection-life.ts'
import { findLast, objectionsOf, withdrawals } from './objections.store.ts'
import { withdrawLast } from './withdraw-objection.ts'

/** Each objection mails the operators; objecting and withdrawing in turn must not flood them. */
const perHour = { caller: 20, network: 80 }

const now = () => new Date(clock.now()).toISOString()

/** A function of its own, as the comparison itself: it has to compute the row that it keeps. */
export const handler = httpFunction([
  serve(readObjection, async ({ params: { thing }, caller }) => {
    const last = await findLast(caller, thing)
    return { last: last && shownToPartner(last) }
  }),
  serveChange(
    object,
    async ({ params: { thing }, body, caller }) =>
      shownToPartner(
        await objectTo(body, {
          objections: objectionsOf(caller, thing, () => findObjected(caller, thing)),
          now: now(),
        }),
      ),
    async ({ caller, clientAddress }) =>
      enforce(await guardCaller({ form: 'objection', perHour, caller, clientAddress })),
  ),
  serveChange(withdrawObjection, async ({ params: { thing }, caller }) => {
    await withdrawLast(withdrawals(caller, thing, now()))
    return undefined
  }),
])
