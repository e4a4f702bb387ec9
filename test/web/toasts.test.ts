import { expect, it } from 'vitest'
import { dismiss, shownToasts, toast } from '#web/src/ui/toast-store.ts'

it('shows three toasts at most, and the oldest goes first', () => {
  for (const title of ['first', 'second', 'third', 'fourth']) toast({ title, tone: 'success' })
  expect(shownToasts().map(({ title }) => title)).toEqual(['second', 'third', 'fourth'])
  for (const { id } of shownToasts()) dismiss(id)
  expect(shownToasts()).toEqual([])
})
