import { clock } from '#shared/contract/clock.ts'
import {
  agreeToSelfBilling as agreeEndpoint,
  approveSelfBill,
  linkSelfBill,
  objectToSelfBill,
  readPay,
} from '#shared/self-bills/partner-self-bills.ts'
import { Failure } from '../platform/failure.ts'
import { downloadLink } from '../platform/files/download-link.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { papers, selfBillFile } from '../platform/papers/papers.ts'
import { findSeller } from '../platform/self-bills/payout-hold.store.ts'
import { agreeToSelfBilling } from './agree-to-self-billing.ts'
import { type Answer, answerSelfBill } from './answer-self-bill.ts'
import { answersOf } from './answers.store.ts'
import { findBill } from './bills.store.ts'
import { payOf, shownSeller } from './pay.store.ts'
import { agree } from './sellers.store.ts'
import { shownBill } from './shown.ts'

const perHour = { caller: 120, network: 480 }

const now = (): string => new Date(clock.now()).toISOString()

type Caller = { caller: string; clientAddress: string }

const count = async ({ caller, clientAddress }: Caller): Promise<void> =>
  enforce(await guardCaller({ form: 'self_bill', perHour, caller, clientAddress }))

/** Reads the self-bill while the call is counted. */
const prepare = async ({ params: { id }, ...by }: Caller & { params: { id: string } }) => {
  const [found] = await Promise.all([findBill(by.caller, id), count(by)])
  return found
}

const answered = async (
  { caller, params: { id } }: { caller: string; params: { id: string } },
  found: Awaited<ReturnType<typeof findBill>>,
  answer: Answer,
) => shownBill(await answerSelfBill(found, answer, answersOf(caller, id, now())))

export const handler = httpFunction([
  serve(readPay, ({ caller }) => payOf(caller, now())),
  serve(linkSelfBill, async ({ params: { id }, query: { file }, caller }) => {
    const bill = await findBill(caller, id)
    if (!bill?.name) throw new Failure('not_found')
    return downloadLink(papers, selfBillFile(bill, file))
  }),
  serveChange(
    agreeEndpoint,
    async ({ body: { version }, caller }, first: Awaited<ReturnType<typeof findSeller>>) => {
      const agreeing = { find: () => findSeller(caller), agree: agree.bind(null, caller), at: now() }
      return shownSeller(await agreeToSelfBilling({ version, first }, agreeing))
    },
    async request => {
      const [found] = await Promise.all([findSeller(request.caller), count(request)])
      return found
    },
  ),
  serveChange(
    approveSelfBill,
    (request, found) => answered(request, found, { name: 'approve', ...request.body }),
    prepare,
  ),
  serveChange(
    objectToSelfBill,
    (request, found) => answered(request, found, { name: 'object', ...request.body }),
    prepare,
  ),
])
