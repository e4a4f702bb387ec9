import { expect, it, vi } from 'vitest'
import { createStore } from '#web/src/platform/store.ts'

it('tells subscribers of a store about each change, and nobody who has unsubscribed', () => {
  const store = createStore(0)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.change(1)
  expect(store.read()).toBe(1)
  stop()
  store.change(2)
  expect(listener).toHaveBeenCalledTimes(1)
})
