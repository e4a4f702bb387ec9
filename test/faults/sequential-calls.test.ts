import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { servedEndpoints } from '../infra/local/gateway/served-api.ts'
import { emptyTable } from '../lambdas/empty-table.ts'
import { reportFigure } from './figures.ts'
import { knownOperations } from './known-operations.ts'
import { nameOf } from './operation.ts'
import type { watchCalls } from './sequential-calls.ts'

const { documents, operations, operationOf } = knownOperations({ alsoReading: true })
let watch: typeof watchCalls

beforeAll(async () => {
  watch = (await import('./sequential-calls.ts')).watchCalls
})

/**
 * Each entry has its own reason for a chain of dependent calls; no other operation may have a longer chain than its
 * kind.
 */
const chains: Readonly<Record<string, number>> = {
  // A code lies under its address: owner, earlier codes, new code.
  'POST /api/investor-access/{id}/codes': 3,
  'POST /api/partner/email-verifications': 3,
  // The first request after a month has ended counts it and stores the result; later ones read it.
  'GET /api/investor-metrics': 3,
  // The orders of an account are found by its address: owner, links, orders.
  'GET /api/business/credit-orders': 3,
  // A guess is counted before it is compared, or parallel guesses would share one attempt.
  'POST /api/investor-access/{id}/verification': 3,
  'PUT /api/partner/email-verifications/{id}': 3,
  // The seat of a meeting lies under the time that the meeting has: meeting, its seat, the change.
  'POST /api/meetings/cancellations': 3,
  // As a cancellation; and only a move to a free time is counted, before it is made: meeting, seats, count, the change.
  'POST /api/meetings/moves': 4,
  // Proposals are read after their inquiry, so that none that is added meanwhile is missed: both, then the change.
  'POST /api/business/inquiries/{id}/withdraw': 3,
  'POST /api/business/inquiries/{id}/proposals/{partnerId}/invitation': 3,
  'POST /api/business/inquiries/{id}/proposals/{partnerId}/choice': 3,
  'POST /api/business/inquiries/{id}/proposals/{partnerId}/decline': 3,
  // As those of a business; and whose inquiry it is, only the partner's own entry in the index says.
  'POST /api/partner/proposals/{inquiryId}/interview': 4,
  'POST /api/partner/proposals/{inquiryId}/other-times': 4,
  // And the profiles of both, for the agreement that comes with the yes: the inquiry again, the profiles.
  'POST /api/partner/proposals/{inquiryId}/agreement': 7,
  'POST /api/partner/proposals/{inquiryId}/withdrawal': 4,
  // Whose inquiry it is, the agreement says: agreement, inquiry, what belongs to it, the change, and both read again.
  // The second signature reads the two whom the first month is about, too, and the balances that it reserves from.
  'POST /api/business/agreements/{id}/signature': 9,
  'POST /api/partner/agreements/{id}/signature': 9,
  // What is approved is posted: the work, what is pending, the balance that it is added to, and the change.
  'POST /api/business/assignments/{partnerId}/{id}/reports/{month}/approval': 4,
  'POST /api/business/assignments/{partnerId}/{id}/milestones/{number}/acceptance': 4,
  'POST /api/partner/self-bills/{id}/approval': 4,
  ...Object.fromEntries(
    [
      'POST /api/business/agreements/{id}/notice',
      'POST /api/business/agreements/{id}/claim',
      'POST /api/partner/agreements/{id}/notice',
    ].map(name => [name, 7]),
  ),
  // And the assignment, which rests with it.
  'PUT /api/business/agreements/{id}/pause': 8,
  'PUT /api/partner/agreements/{id}/pause': 8,
  // What a change reads for itself it reads once it is known for which company: membership, the read, the change.
  'POST /api/business/threads/{id}/read': 3,
  'PUT /api/business/credit-orders/{id}/cancellation': 3,
  'POST /api/business/uploads': 3,
  // Which invitation it is, the list says: membership, invitations, the change.
  'DELETE /api/business/invitations/{id}': 3,
  // As an invitation that is withdrawn: membership, requests, the change.
  'DELETE /api/business/join-requests/{id}': 3,
  // Who has a number, the index says, and at which domain they are reached, their accounts.
  'GET /api/business/same-company': 2,
  'POST /api/business/same-company': 3,
  // A company is found by the number of a save that was not refused.
  'PUT /api/business/profile': 3,
  // An invitation lies under the address of the person: person, invitation, and, for who joins, company, the change.
  'GET /api/business/membership': 2,
  'POST /api/business/membership': 4,
  // Of a member, and whether another owner is left: membership, both, the change, and both read again.
  'PUT /api/business/colleagues/{id}/role': 5,
  // And who is told of what is the company's, if it was they.
  'DELETE /api/business/colleagues/{id}': 6,
  'DELETE /api/business/membership': 6,
  // The agreement with its ratings, the change, and both read again.
  'POST /api/business/agreements/{id}/rating': 3,
  'POST /api/partner/agreements/{id}/rating': 3,
  // At the desk a command is run by its own function, which reads what is closed and booked before it closes more.
  'POST /api/operator/commands/{name}': 3,
  // The first watch copies its partner's address, which the link in a mail must not be able to read: list, partner, both.
  'PUT /api/partner/watches/{id}': 3,
}

/** These GET operations record what they found or drew. */
const writingReads = [
  'GET /api/business/uploads/{id}',
  'GET /api/partner/cv-uploads/{id}',
  'GET /api/partner/uploads/{id}',
  'GET /api/partner/human-check',
]

const allowed = (method: string, access: string, name: string): number => {
  if (chains[name]) return chains[name]
  return method === 'GET' && access !== 'public' && !writingReads.includes(name) ? 1 : 2
}

const longest: string[] = []

describe('no operation has more table calls one after another than', () => {
  test.each(
    servedEndpoints.map(({ method, path, access }) => {
      const name = nameOf({ method, path } as (typeof servedEndpoints)[number])
      return { name, times: allowed(method, access, name) }
    }),
  )('$times times: $name', async ({ name, times }) => {
    const { prepare } = operationOf(name)
    await emptyTable(documents(), tableName)
    const attempt = await prepare()
    const watched = watch()
    const { status, body } = await attempt()
    const chain = watched.stop()
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    longest.push(`${chain.length}`)
    expect(chain.length, chain.join(', ')).toBeLessThanOrEqual(times)
  })
})

afterAll(() =>
  reportFigure(
    `calls to the table one after another, ${operations.size} operations`,
    'public forms ≤ 2, reads ≤ 1, writes ≤ 2',
    `${Math.max(...longest.map(Number))} at most`,
  ),
)
