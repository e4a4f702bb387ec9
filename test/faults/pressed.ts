import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { withdrawInquiry } from '#shared/business-inquiries/change-inquiry.ts'
import { clock } from '#shared/contract/clock.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from '../lambdas/empty-table.ts'
import { familyFaults } from '../lambdas/processes/family-faults.ts'
import { type Proposed, proposalSides, times } from '../lambdas/proposal-sides.ts'
import type { runningServices } from '../lambdas/running-services.ts'

/** What somebody presses: the reply's status, and its error code. */
type Press = () => Promise<{ status: number; code?: string }>

export type Scene = {
  found: Proposed
  presses: Readonly<Record<PressName, Press>>
}

const pressNames = [
  ...(['invite', 'choose', 'decline', 'book', 'askForTimes', 'agree', 'withdraw'] as const),
  ...(['withdrawInquiry', 'close'] as const),
]

export type PressName = (typeof pressNames)[number]

/** How a proposal comes into each of its open states. */
const waysTo = {
  proposed: [],
  invited: ['invite'],
  interviewing: ['invite', 'book'],
  chosen: ['choose'],
  agreed: ['choose', 'agree'],
} as const satisfies Record<string, readonly PressName[]>

export type OpenState = keyof typeof waysTo

/** The states of a proposal, and what each of the two sides can press in them. */
export const pressable: Readonly<
  Record<OpenState, { business: readonly PressName[]; partner: readonly PressName[] }>
> = {
  proposed: { business: ['invite', 'choose', 'decline', 'withdrawInquiry'], partner: ['withdraw'] },
  invited: { business: ['decline', 'withdrawInquiry'], partner: ['book', 'askForTimes', 'withdraw'] },
  interviewing: { business: ['choose', 'decline', 'withdrawInquiry'], partner: ['withdraw'] },
  chosen: { business: ['decline', 'withdrawInquiry'], partner: ['agree', 'withdraw'] },
  agreed: { business: ['withdrawInquiry'], partner: [] },
}

/** What each side reads of the proposals, as it is stored. */
export type Stored = {
  states: readonly string[]
  audits: readonly string[]
  faults: readonly string[]
  items: readonly unknown[]
}

/** An inquiry with two proposals in the real engine, and what the people around it press through their functions. */
export const pressedIn = (services: ReturnType<typeof runningServices>) => {
  const sides = proposalSides(services)
  const { work, ask, sessions, proposed } = sides
  let inquiries: ReturnType<typeof httpCaller>
  let findInquiryFamily: typeof import('#lambdas/platform/inquiries/family.store.ts').findInquiryFamily

  beforeAll(async () => {
    const { handler } = await import('#lambdas/business-inquiries/business-inquiries.http.ts')
    inquiries = httpCaller(handler, services.originSecret)
    findInquiryFamily = (await import('#lambdas/platform/inquiries/family.store.ts')).findInquiryFamily
  })

  const pressesOf = (found: Proposed): Scene['presses'] => {
    const { businessId, inquiryId, partners } = found
    const [partnerId] = partners
    const [business, partner] = [sides.asBusiness(found, partnerId), sides.asPartner(found, partnerId)]
    const offered = times()
    const answered = async (reply: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await reply
      return { status, code: (body as { code?: string } | undefined)?.code ?? '' }
    }
    const key = randomUUID()
    return {
      invite: () => answered(business.invite(offered)),
      choose: () => answered(business.choose()),
      decline: () => answered(business.decline({ reason: 'Skäl: decline' })),
      book: async () => {
        const item = await work.read(`BUSINESS#${businessId}`, `PROPOSAL#${inquiryId}#${partnerId}`)
        return answered(partner.book(String((item?.times as string[] | undefined)?.[0] ?? offered[0])))
      },
      askForTimes: () => answered(partner.askForTimes({ reason: 'Skäl: askForTimes' })),
      agree: () => answered(partner.agree()),
      withdraw: () => answered(partner.withdraw({ reason: 'Skäl: withdraw' })),
      withdrawInquiry: () =>
        answered(
          inquiries(withdrawInquiry, {
            claims: { sub: businessId, token_use: 'access', client_id: 'business-client' },
            params: { id: inquiryId },
            headers: { ...sessions.headers, 'idempotency-key': key },
            body: { reason: 'Skäl: withdrawInquiry' },
          }),
        ),
      close: async () => {
        const { refused } = await ask('inquiries close', { businessId, inquiryId, reason: 'Skäl: close' })
        return refused ? { status: 409, code: 'moved_on' } : { status: 200 }
      },
    }
  }

  /** An inquiry with two proposals, of which the first is in this state. */
  const scene = async (state: OpenState): Promise<Scene> => {
    clock.moveBy(-clock.offset())
    await emptyTable(services.documents, tableName)
    const found = await proposed(2, { files: [] })
    const presses = pressesOf(found)
    for (const name of waysTo[state]) await presses[name]()
    return { found, presses }
  }

  const dueKeys = async (): Promise<string[]> =>
    (await Promise.all(['inquiry', 'proposal'].map(kind => work.below(`DUE#${kind}`, ''))))
      .flat()
      .map(({ PK, SK }) => `${PK} ${SK}`)

  const stored = async ({ found }: Scene): Promise<Stored> => {
    const family = await findInquiryFamily(found)
    if (!family) throw new Error('The inquiry is gone.')
    const { inquiry, proposals } = family
    const audits = await work.below(`BUSINESS#${found.businessId}`, 'AUDIT#')
    const children = proposals.map(({ living }) => living)
    const first = proposals.find(({ item }) => item.partnerId === found.partners[0])
    return {
      states: [inquiry.item.state, String(first?.item.state)],
      audits: audits.map(({ action }) => String(action)).sort(),
      faults: familyFaults({ root: inquiry.living, children, due: await dueKeys() }),
      items: [inquiry.item, ...proposals.map(({ item }) => item), ...audits],
    }
  }

  /** What both sides read of the first proposal. */
  const read = async ({ found }: Scene): Promise<string[]> => {
    const [partnerId] = found.partners
    const lists = await Promise.all([
      sides.asBusiness(found, partnerId).list(),
      sides.asPartner(found, partnerId).list(),
    ])
    return lists.map(({ body }) => {
      const { items } = body as { items: { partnerId?: string; state: string }[] }
      return String(items.find(item => (item.partnerId ?? partnerId) === partnerId)?.state)
    })
  }

  return { scene, stored, read }
}
