import { expect, test } from 'vitest'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { statesOf } from '#shared/contract/process.ts'
import { canBeProposedFor, candidatesIn } from '#web/src/desk/candidates.ts'

test('partners are compared with an inquiry as long as they can be proposed for it', () => {
  expect(statesOf(inquiryProcess).filter(canBeProposedFor)).toEqual([
    ...['received', 'matching', 'proposed', 'interviewing'],
  ])
  expect(canBeProposedFor(undefined)).toBe(false)
})

test('who is proposed keeps the place in the ranking, and says the state of the proposal', () => {
  const ranked = [{ partnerId: '1' }, { partnerId: '2' }]
  expect(candidatesIn(ranked, [{ partnerId: '2', state: 'declined' }])).toEqual([
    { partnerId: '1', proposed: undefined },
    { partnerId: '2', proposed: 'declined' },
  ])
})
