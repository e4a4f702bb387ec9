import { afterEach, expect, it, vi } from 'vitest'
import { refusal, refusing } from '#lambdas/accounts/refusal.ts'
import { logger } from '#lambdas/platform/logging/logger.ts'

const faults = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
const refusals = vi.spyOn(logger, 'info').mockImplementation(() => undefined)
afterEach(() => vi.clearAllMocks())

it('returns what the trigger returns', async () => {
  const trigger = refusing(async (event: { name: string }) => event)
  expect(await trigger({ name: 'a' })).toEqual({ name: 'a' })
  expect(faults.mock.calls).toEqual([])
})

it('refuses with a message that Cognito passes on, and is no fault', async () => {
  const trigger = refusing(async (): Promise<unknown> => {
    throw refusal('rate_limited')
  })
  await expect(trigger({})).rejects.toThrow('rate_limited')
  expect([refusals.mock.calls, faults.mock.calls]).toEqual([
    [['trigger_refused', { word: 'rate_limited' }]],
    [],
  ])
})

it('logs anything else as a fault, without anything that was typed', async () => {
  const trigger = refusing(async (): Promise<unknown> => {
    throw new TypeError('anna@example.se is not iterable')
  })
  await expect(trigger({})).rejects.toThrow(TypeError)
  const [[message, told] = []] = faults.mock.calls as unknown as [string, object][]
  expect([message, told]).toEqual(['trigger_failed', { error: 'TypeError', at: expect.any(Array) }])
  expect(JSON.stringify(told)).not.toContain('anna')
})
