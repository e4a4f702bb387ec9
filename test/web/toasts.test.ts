import { expect, it } from 'vitest'
import { dismiss, toast, toasts } from '#web/src/ui/toast-store.ts'

it('shows three toasts at most, and the oldest goes first', () => {
  for (const title of ['first', 'second', 'third', 'fourth']) toast({ title, tone: 'success' })
  expect(toasts.read().map(({ title }) => title)).toEqual(['second', 'third', 'fourth'])
  for (const { id } of toasts.read()) dismiss(id)
  expect(toasts.read()).toEqual([])
})
