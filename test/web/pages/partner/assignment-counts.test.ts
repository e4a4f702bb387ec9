import { createElement } from 'react'
import { expect, it } from 'vitest'
import AssignmentsPage from '#web/src/pages/partner/AssignmentsPage.tsx'
import { shownTo } from '../../../builders/shown-to-role.ts'

const total = async (cancelled: number): Promise<string | undefined> => {
  const counts = { active: 2, completed: 3, paused: 1, cancelled }
  const list = { pages: [{ items: [], next: null, counts }], pageParams: [''] }
  const html = await shownTo(createElement(AssignmentsPage), {
    words: ['assignments', 'signed-in', 'errors'],
    known: [[['partner', undefined, 'assignments', 'all'], list]],
  })
  return html.match(/<dt>Totalt<\/dt><dd>(.*?)<\/dd>/)?.[1]?.replace(/<[^>]+>/g, ' ')
}

it('the total says how many of the assignments were cancelled, which no other count has', async () => {
  expect(await total(0)).toBe('6')
  expect(await total(1)).toMatch(/^7 varav 1 avbrutet/)
  expect(await total(2)).toMatch(/^8 varav 2 avbrutna/)
})
