import { expect, test } from 'vitest'
import { listColumns } from '#web/src/desk/commands/list-columns.ts'

test('a list begins with what its rows are called, without the ids that its links have', () => {
  const partner = { partnerId: 'p', createdAt: '2026-11-29T22:40:00.000Z', name: 'Karin Åberg' }
  expect(listColumns('partners list', [partner]).slice(0, 2)).toEqual(['name', 'createdAt'])
  const inquiry = { businessId: 'b', id: 'i', companyName: 'Demobolaget AB' }
  expect(listColumns('inquiries list', [inquiry])).toEqual(['companyName', 'createdAt', 'serviceId', 'state'])
  expect(listColumns('inquiries list', [inquiry, { ...inquiry, companyName: null }])[0]).toBe('createdAt')
  expect(listColumns('orders list', [{ id: 'o' }])).toContain('priceKronor')
  expect(listColumns('ledger account', [{ id: 'e', cause: 'c' }])[0]).toBe('occurredOn')
})

test('an id stays where no link has it, and a name where it stood', () => {
  expect(listColumns('operators list', [{ email: 'olle@x.example', id: 'o' }])).toContain('id')
  expect(listColumns('queue list', [{ process: 'order', id: 'o' }])).toContain('id')
  const milestone = { partnerName: 'Nils Berggren', name: 'Utbildning', title: 'Orderläge' }
  expect(listColumns('milestones waiting', [milestone]).slice(0, 2)).toEqual(['partnerName', 'name'])
  expect(listColumns('dac7 list', [{ partnerId: 'p', name: 'Karin Åberg' }])).toContain('partnerId')
})
