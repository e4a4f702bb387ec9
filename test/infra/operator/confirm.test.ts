import { expect, it } from 'vitest'
import { readArguments } from '#infra/operator/arguments.ts'
import { confirmed } from '#infra/operator/confirm.ts'
import { UsageError } from '#infra/operator/usage-error.ts'

const orderId = '5eed0001-0000-4000-8000-000000000001'

const typed = (line: string) => {
  const asked = readArguments(line.split(' '))
  if ('helpOf' in asked) throw new Error('Help was read.')
  return asked
}

/** Answers with a given text, and records the questions. */
const who = (types: string) => {
  const asked: string[] = []
  const question = async (words: string) => {
    asked.push(words)
    return types
  }
  return { asked, question }
}

it.each([
  [orderId, true],
  [` ${orderId}\n`, true],
  ['yes', false],
  ['', false],
])('what cannot be undone is done only by typing what it is about: %j', async (types, goesOn) => {
  const { asked, question } = who(types)
  expect(await confirmed(typed(`orders mark-paid ${orderId}`), question)).toBe(goesOn)
  expect(asked).toEqual([expect.stringContaining(`Type ${orderId} to continue`)])
})

it('nothing is confirmed twice, nor if it can be undone', async () => {
  const { asked, question } = who('no')
  expect(await confirmed(typed(`orders mark-paid ${orderId} --yes`), question)).toBe(true)
  expect(await confirmed(typed('partners approve p1'), question)).toBe(true)
  expect(asked).toEqual([])
})

it('without a terminal to confirm on, nothing is done', async () => {
  await expect(confirmed(typed(`orders mark-paid ${orderId}`), null)).rejects.toBeInstanceOf(UsageError)
})
