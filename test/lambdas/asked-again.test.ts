import { expect, it } from 'vitest'
import { type Approvals, ask } from '#lambdas/approvals/ask.ts'
import type { Approval } from '#shared/approvals/approval.entity.ts'

const operation = {
  command: 'approvals ask',
  by: 'operator Anna',
  id: '00000000-0000-8000-8000-000000000001',
  at: '2026-11-01T08:00:00.000Z',
}

/** What is stored of approvals, the last of which is in some state. */
const approvalsIn = () => {
  const stored = new Map<string, Approval>()
  const port: Approvals = {
    find: async id => stored.get(id) ?? null,
    store: async asked => {
      if (stored.has(asked.id)) return false
      stored.set(asked.id, { ...asked, state: 'asked', expiresAt: '2026-11-04T08:00:00.000Z' })
      return true
    },
  }
  const makePayFile = async () => {
    const asked = { name: 'pay-files make', input: {}, why: 'Månadens utbetalning' }
    return (await ask(asked, operation, port)) as { changed: boolean; approval: string }
  }
  const becomes = (id: string, set: Partial<Approval>) => {
    const approval = stored.get(id)
    if (approval) stored.set(approval.id, { ...approval, ...set })
  }
  return { makePayFile, becomes }
}

it.each([
  ['it is asked', { state: 'asked' }],
  ['what came of it is not known', { state: 'released' }],
] as const)('a command that is asked for again while %s is the same request', async (_what, set) => {
  const { makePayFile, becomes } = approvalsIn()
  const { approval } = await makePayFile()
  becomes(approval, set)
  expect(await makePayFile()).toEqual({ changed: false, approval })
})

it.each([
  ['it was run', { state: 'released', result: { changed: true } }],
  ['it was run and refused', { state: 'released', result: { refused: 'Nothing is due.' } }],
  ['its request was refused', { state: 'refused' }],
  ['its request was withdrawn', { state: 'withdrawn' }],
  ['its request has expired', { state: 'expired' }],
] as const)('a command that is asked for again after %s is a request of its own', async (_what, set) => {
  const { makePayFile, becomes } = approvalsIn()
  const { approval } = await makePayFile()
  becomes(approval, set)
  const next = await makePayFile()
  expect(next).toEqual({ changed: true, approval: expect.any(String) })
  expect(next.approval).not.toBe(approval)
  expect(await makePayFile()).toEqual({ changed: false, approval: next.approval })
})
