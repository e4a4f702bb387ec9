import { expect, test } from 'vitest'
import type { Caller } from '#infra/local/seed/api-caller.ts'
import { partnerAccount } from '#infra/local/seed/partner-account.ts'
import type { Assignment } from '#shared/assignments/assignment.ts'
import { listAssignments } from '#shared/assignments/list-assignments.ts'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { type CreditChange, readCredits } from '#shared/credits/read-credits.ts'
import { type EarningsMonth, listEarnings } from '#shared/earnings/list-earnings.ts'
import { apply } from '#shared/open-assignments/applications.ts'
import type { OperatorCommand } from '#shared/operator/commands.ts'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { eventually } from './eventually.ts'
import { reportFigure } from './figures.ts'
import { startKillableProduct } from './killable-product.ts'
import { createBusiness } from './new-business.ts'
import { forRunLength } from './run-length.ts'

/** Milliseconds from a round's first command until the product is killed. */
const killedAfter = forRunLength([3, 15, 60], [15])
const credits = 4
const demoPartner = { email: 'erik.sandberg@demopartner.example', password: 'Barkborre-1742' }

type Said = { changed?: boolean; id?: string; refused?: string }

const ask = async (origin: string, command: OperatorCommand): Promise<Said | undefined> => {
  const answer = await fetch(`${origin}/_local/operator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...command, by: 'a test' }),
  }).catch(() => undefined)
  return answer?.ok ? ((await answer.json().catch(() => undefined)) as Said | undefined) : undefined
}

/** Creates a business with credits. */
const createBusinessWithCredits = async (origin: string) => {
  const { call } = await createBusiness(origin, 'anna@uppdrag.se')
  const { id: businessId } = await call<{ id: string }>(getBusinessMe)
  await ask(origin, { command: 'credits record', input: { businessId, credits: 30, reference: 'Start' } })
  return { call, businessId }
}

/** Returns what the business and the partner see of it. */
const seenBy = async (business: Caller, partner: Caller, month: string) => {
  const { balance, items: history } = await business<{ balance: number; items: CreditChange[] }>(readCredits)
  const { items: inquiries } = await business<{ items: Inquiry[] }>(listInquiries)
  const { items: assignments, counts } = await partner<{ items: Assignment[]; counts: { active: number } }>(
    listAssignments,
  )
  const { months } = await partner<{ months: EarningsMonth[] }>(listEarnings)
  const worked = months.find(one => one.month === month)
  return { balance, history, inquiries, assignments, active: counts.active, worked }
}

test('a product killed while an operator works has done each command once and completely', async () => {
  const product = await startKillableProduct()
  const { origin } = await product.running()
  const { call: business, businessId } = await createBusinessWithCredits(origin)
  const partner = await partnerAccount(origin, demoPartner)
  const { id: partnerId } = await partner<{ id: string }>(getPartnerMe)
  // The hours of this month come with their time report.
  const month = daysAfter(`${swedishDay(Date.now()).slice(0, 7)}-01`, -1).slice(0, 7)
  const before = await seenBy(business, partner, month)
  const earned = before.worked ?? { totalHours: 0, creditsEarned: 0, paidOutOre: 0 }

  let cutOff = 0

  let patience = 0

  /** Kills the product during a command, and repeats the command until it is acknowledged. */
  const killedIn = async (command: OperatorCommand): Promise<Said> => {
    const first = ask(origin, command)
    await new Promise(resolve => setTimeout(resolve, patience))
    product.crash()
    // A kill that came too late cut nothing off: the next comes sooner.
    if (await first) patience /= 2
    else cutOff += 1
    await product.running()
    const said = await eventually(`${command.command} is acknowledged`, () => ask(origin, command), {
      withinMs: 60_000,
      everyMs: 200,
    })
    expect(said.refused, command.command).toBeUndefined()
    expect(await ask(origin, command), command.command).toMatchObject({ changed: false })
    return said
  }

  for (const [round, milliseconds] of killedAfter.entries()) {
    patience = milliseconds
    const title = `Omgång ${round}`
    const body = { serviceId: 'robotics', description: title, uploads: [], language: 'sv' }
    const { id: inquiryId } = await business<Inquiry>(sendInquiry, body)
    const words = { title, clientCompany: 'Demobolaget AB', description: title, creditsAmount: credits }
    const { id = '' } = await killedIn({
      command: 'open-assignments publish',
      input: { ...words, businessId, inquiryId },
    })
    const path = apply.path.replace('{id}', id) as typeof apply.path
    await partner({ method: 'PUT', path })
    const trusted = { unverifiedReason: 'A demo account' }
    await killedIn({
      command: 'applications accept',
      input: { assignmentId: id, partnerId, ...trusted },
    })
    const worked = { partnerId, assignmentId: id, month, hours: 7.5, credits }
    await killedIn({ command: 'hours record', input: worked })
    await killedIn({ command: 'payouts mark', input: { partnerId, month } })
  }

  expect(cutOff, 'the kills fell into commands').toBeGreaterThan(0)
  const rounds = killedAfter.length
  const after = await seenBy(business, partner, month)
  expect(after.balance).toBe(before.balance - rounds * credits)
  expect(after.history).toHaveLength(before.history.length + rounds)
  expect(after.active).toBe(before.active + rounds)
  const ours = after.assignments.filter(({ projectTitle }) => projectTitle.startsWith('Omgång'))
  expect(ours.map(one => [one.totalHours, one.creditsEarned])).toEqual(Array(rounds).fill([7.5, credits]))
  const running = after.inquiries.filter(({ description }) => description.startsWith('Omgång'))
  expect(running.map(({ state }) => state)).toEqual(Array(rounds).fill('running'))
  expect(after.worked).toMatchObject({
    totalHours: earned.totalHours + rounds * 7.5,
    creditsEarned: earned.creditsEarned + rounds * credits,
    payout: 'paid',
  })
  reportFigure(
    `kill -9 at ${product.crashes()} points of an operator’s commands`,
    'each done once, whole',
    `${cutOff} commands cut off; ${rounds} rounds of four, each once`,
  )
})
