import { expect, test } from 'vitest'
import { happeningsIn } from '#web/src/desk/history/timeline.ts'

const at = (minute: number) => `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`

test('deeds, mails and messages are one list, newest first', () => {
  const happenings = happeningsIn(
    {
      deeds: [
        { id: '1', createdAt: at(1), action: 'inquiries close', by: 'operator eva', inquiryId: 'i' },
        { id: '2', createdAt: at(9), action: 'inquiry withdraw', inquiryId: 'i' },
        {
          id: '3',
          createdAt: at(8),
          action: 'proposal beginWork',
          proposalId: 'i.1',
          by: crypto.randomUUID(),
        },
      ],
      mails: [
        {
          source: 's',
          template: 'inquiry_close_business',
          createdAt: at(2),
          state: 'failed',
          lastError: 'Throttling',
        },
        { source: 's', template: 'business_inquiry_notice', createdAt: at(0), state: 'sent' },
      ],
      messages: [{ number: 1, createdAt: at(5), from: 'business', text: 'När kan ni börja?' }],
    },
    { businessId: 'b', inquiryId: 'i' },
  )
  expect(happenings.map(({ kind, what, by }) => `${kind}: ${what} (${by})`)).toEqual([
    'deed: inquiry withdraw (owner)',
    'deed: proposal beginWork ()',
    'message: När kan ni börja? (business)',
    'mail: inquiry_close_business (failed)',
    'deed: inquiries close (operator eva)',
    'mail: business_inquiry_notice (sent)',
  ])
  expect(happenings.map(({ error }) => error).filter(Boolean)).toEqual(['Throttling'])
  expect(new Set(happenings.map(({ key }) => key)).size).toBe(6)
})

const ofBusiness = [
  { id: '1', createdAt: at(1), action: 'order invoice', orderId: 'o' },
  { id: '2', createdAt: at(2), action: 'inquiry close', inquiryId: 'other' },
  { id: '3', createdAt: at(3), action: 'credits record' },
  { id: '4', createdAt: at(4), action: 'proposal agree', proposalId: 'other.2', by: 'partner' },
  { id: '5', createdAt: at(5), action: 'proposal agree', proposalId: 'i.2', by: 'partner' },
  { id: '6', createdAt: at(6), action: 'inquiry nudge', inquiryId: 'i', by: 'time' },
]

test.each([
  [{ businessId: 'b', inquiryId: 'i' }, ['deed 6', 'deed 5']],
  [{ orderId: 'o' }, ['deed 1']],
  [{ businessId: 'b' }, ['deed 6', 'deed 5', 'deed 4', 'deed 3', 'deed 2', 'deed 1']],
])('of the history of a business, the page of %o has what is about that', (known, shown) => {
  const happenings = happeningsIn({ deeds: ofBusiness, mails: [], messages: [] }, known)
  expect(happenings.map(({ key }) => key)).toEqual(shown)
})
