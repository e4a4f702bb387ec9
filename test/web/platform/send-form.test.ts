import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/src/platform/api-error.ts'
import { formSender } from '#web/src/platform/send-form.ts'

beforeEach(() => {
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

vi.mock('#web/src/platform/proof.ts', () => ({
  solveProof: async (purpose: string) => `proof of ${purpose}`,
}))

type Sent = { body: object; key: string }

/** A server with a scripted reply to each attempt. */
const createServer = (...answers: (ApiError | string)[]) => {
  const sent: Sent[] = []
  const send = formSender('meeting', async (body: { name: string; proof?: string }, { idempotencyKey }) => {
    sent.push({ body, key: idempotencyKey })
    const answer = answers.shift()
    if (answer instanceof ApiError) throw answer
    return answer
  })
  return { sent, send }
}

test('a proof is solved if the server requires one, for the same submission', async () => {
  const { sent, send } = createServer(new ApiError('proof_required', { status: 422 }), 'booked')
  expect(await send({ name: 'Anna' })).toBe('booked')
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'Anna' },
    { name: 'Anna', proof: 'proof of meeting' },
  ])
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test('the same form sent again after a failure is the same submission; after a success it is another', async () => {
  const { sent, send } = createServer(new ApiError('unavailable', { status: 0 }), 'booked', 'booked')
  await expect(send({ name: 'Anna' })).rejects.toThrow()
  await send({ name: 'Anna' })
  await send({ name: 'Anna' })
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})
