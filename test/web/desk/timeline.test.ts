import { expect, test } from 'vitest'
import { happeningsIn } from '#web/src/desk/commands/timeline.ts'

const at = (minute: number) => `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`

test('deeds, mails and messages are one list, newest first', () => {
  const happenings = happeningsIn(
    {
      deeds: [
        { id: '1', createdAt: at(1), action: 'inquiries_close', by: 'operator eva', inquiryId: 'i' },
        { id: '2', createdAt: at(9), action: 'inquiry_withdrawn', inquiryId: 'i' },
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
    'deed: inquiry withdrawn (owner)',
    'deed: proposal beginWork ()',
    'message: När kan ni börja? (business)',
    'mail: inquiry close business (failed: Throttling)',
    'deed: inquiries close (operator eva)',
    'mail: business inquiry notice (sent)',
  ])
  expect(new Set(happenings.map(({ key }) => key)).size).toBe(6)
})

test('what is about another thing of the same business is left out', () => {
  const deeds = [
    { id: '1', createdAt: at(1), action: 'orders_invoice', orderId: 'o' },
    { id: '2', createdAt: at(2), action: 'inquiries_close', inquiryId: 'other' },
    { id: '3', createdAt: at(3), action: 'businesses_show' },
    { id: '4', createdAt: at(4), action: 'proposal agree', proposalId: 'other.2', by: 'partner' },
  ]
  const happenings = happeningsIn({ deeds, mails: [], messages: [] }, { inquiryId: 'i' })
  expect(happenings.map(({ key }) => key)).toEqual(['deed 3', 'deed 1'])
})
