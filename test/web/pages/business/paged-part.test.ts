import { createElement } from 'react'
import { expect, it } from 'vitest'
import { PagedPart } from '#web/src/pages/business/PagedPart.tsx'
import { shownTo } from '../../../builders/shown-to-role.ts'

type Listed = { pages: number; hasNextPage: boolean }

const Orders = ({ pages, hasNextPage }: Listed) => {
  const data = { pages: Array.from({ length: pages }, () => ({ items: ['en', 'två'] })), pageParams: [] }
  const list = { data, error: null, hasNextPage } as never
  return PagedPart({ name: 'orders', list, children: () => 'raderna' })
}

const shown = (pages: number, hasNextPage: boolean) =>
  shownTo(createElement(Orders, { pages, hasNextPage }), { words: ['credits'], role: 'owner' })

it('keeps the count of a list after its last page, where the focus of the pressed button goes', async () => {
  const last = await shown(2, false)
  expect(last).toMatch(/<p tabindex="-1" role="status"[^>]*>4 beställningar/)
  expect(last).not.toContain('<button')
})

it('counts a list on the way, and leaves one of a single page alone', async () => {
  expect(await shown(1, true)).toContain('<button')
  expect(await shown(1, false)).not.toContain('beställningar</p>')
})
