import { expect, test } from 'vitest'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { statesOf } from '#shared/contract/process.ts'
import { canBeProposedFor, candidatesIn, shortlistInput } from '#web/src/desk/matching/candidates.ts'

test('partners are compared with an inquiry as long as they can be proposed for it', () => {
  expect(statesOf(inquiryProcess).filter(canBeProposedFor)).toEqual([
    ...['received', 'matching', 'proposed', 'interviewing'],
  ])
  expect(canBeProposedFor(undefined)).toBe(false)
})

test('who is proposed keeps the place in the ranking, and says the state of the proposal', () => {
  const ranked = [{ partnerId: '1' }, { partnerId: '2' }]
  expect(candidatesIn(ranked, [{ partnerId: '2', state: 'declined' }], [])).toEqual([
    { partnerId: '1', proposed: undefined },
    { partnerId: '2', proposed: 'declined' },
  ])
})

test('what was decided last is known of each, and only that', () => {
  const shortlists = [
    {
      number: 2,
      rows: [
        { partnerId: '1', reason: 'passed_busy' },
        { partnerId: '2', reason: null },
      ],
    },
    { number: 1, rows: [{ partnerId: '2', reason: 'chosen_close' }] },
  ]
  const found = candidatesIn([{ partnerId: '1' }, { partnerId: '2' }], [], shortlists)
  expect(found.map(({ reason }) => reason)).toEqual(['passed_busy', undefined])
})

test('each decision goes with its partner', () => {
  const decisions = new Map([
    ['2', 'chosen_close'],
    ['1', 'passed_busy'],
  ] as const)
  expect(shortlistInput(decisions)).toEqual({
    partners: ['2', '1'],
    reasonCodes: ['chosen_close', 'passed_busy'],
  })
})
