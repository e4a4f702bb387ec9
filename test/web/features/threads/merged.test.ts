import { describe, expect, it } from 'vitest'
import type { Thread } from '#shared/threads/thread.ts'
import { withEarlier, withLater, withWritten } from '#web/src/features/threads/merged.ts'

const message = (number: number) => ({
  ...{ number, from: 'partner' as const, text: String(number), createdAt: '2028-01-01T00:00:00.000Z' },
})

const threadOf = (numbers: readonly number[], earlier = false): Thread => ({
  ...{ id: 'a.b', kind: 'proposal', title: 'PLC', otherName: 'Sara L.', ended: false, readUpTo: 0 },
  messages: numbers.map(message),
  earlier,
})

const numbersOf = ({ messages }: Thread) => messages.map(({ number }) => number)

describe('a thread in the browser', () => {
  it('has a message once, whether it came by sending or by asking first', () => {
    const written = withWritten(threadOf([1]), message(2))
    expect(numbersOf(withLater(written, threadOf([2, 3])))).toEqual([1, 2, 3])
    expect(numbersOf(withWritten(withLater(threadOf([1]), threadOf([2, 3])), message(2)))).toEqual([1, 2, 3])
  })

  it('still knows that there are earlier messages when later ones arrive', () => {
    const later = withLater(threadOf([51], true), threadOf([52]))
    expect(later.earlier).toBe(true)
    expect(withEarlier(later, threadOf([1, 50])).earlier).toBe(false)
    expect(numbersOf(withEarlier(later, threadOf([1, 50])))).toEqual([1, 50, 51, 52])
  })

  it('takes from the latest reply what has changed about it', () => {
    expect(withLater(threadOf([1]), { ...threadOf([]), ended: true, readUpTo: 1 })).toMatchObject({
      ...{ ended: true, readUpTo: 1 },
    })
  })
})
