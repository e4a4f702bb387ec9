import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { getKeyFigures } from '#shared/investors/key-figures.ts'
import {
  requestInvestorAccess,
  resendInvestorCode,
  verifyInvestor,
} from '#shared/investors/request-access.ts'
import { checkCode } from '../platform/codes/check-code.ts'
import { sendCode } from '../platform/codes/send-code.ts'
import { loadCurrentContent } from '../platform/content/current-content.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveOnce } from '../platform/http/serve-once.ts'
import { guardForm } from '../platform/limits/guard-form.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { grantEnds, newGrant } from './grant.ts'
import { addressOf, codesOf, findCodes, findInvestor, requestWrites } from './investors.store.ts'
import { keyFigures } from './key-figures.ts'
import { latestMonths } from './latest-months.ts'
import { monthFiguresStore } from './month-figures.store.ts'
import { figuresByMonth } from './month-figures.ts'
import { flow, requestAccess } from './request-access.ts'

const form = 'investor_access'
const perHour = { address: 10, network: 30 }

const knownInvestor = async (id: string) => {
  const investor = await findInvestor(id)
  if (!investor) throw new Failure('not_found')
  return investor
}

export const handler = httpFunction([
  serveOnce(requestInvestorAccess, {
    guard: ({ body: { email, proof }, clientAddress, attemptId }) =>
      guardForm({ form, perHour, email, clientAddress, proof, attemptId }),
    find: ({ body }) => findCodes(body.email),
    handle: async ({ body }, receipt, last) => {
      const { name, email, phone, language, website } = body
      const createdAt = new Date(clock.now()).toISOString()
      const investor = {
        ...{ id: randomUUID(), name, email, phone, language, createdAt },
        suspect: Boolean(website),
      }
      const codes = codesOf(investor, await requestWrites(investor, receipt))
      return requestAccess(investor, { codes, last: investor.suspect ? null : last, now: clock.now })
    },
  }),
  serve(verifyInvestor, async ({ params: { id }, body, attemptId }) => {
    const emailHash = await keyedHash('email', addressOf(await knownInvestor(id)))
    const attempt = { purpose: form, flow, emailHash, attemptId, device: undefined } as const
    if (!(await checkCode(attempt, body.code)))
      throw new Failure('code_invalid', { fields: { code: 'invalid' } })
    return newGrant(id)
  }),
  serve(resendInvestorCode, async ({ params: { id }, body: { proof }, clientAddress, attemptId }) => {
    const investor = await knownInvestor(id)
    const { email } = investor
    const [verdict, last] = await Promise.all([
      guardForm({ form, perHour, email, clientAddress, proof, attemptId, isButton: true }),
      findCodes(addressOf(investor)),
    ])
    enforce(verdict)
    return sendCode(flow, codesOf(investor), clock.now, last)
  }),
  serve(getKeyFigures, async ({ headers }) => {
    const grant = headers['x-investor-grant']
    if (grant === undefined) throw new Failure('unauthorized')
    const expiresAt = await grantEnds(grant)
    if (!expiresAt) throw new Failure('forbidden')
    const [months] = await Promise.all([
      latestMonths(clock.now(), now => figuresByMonth(now, monthFiguresStore)),
      loadCurrentContent(),
    ])
    return { expiresAt, figures: keyFigures(), months }
  }),
])
