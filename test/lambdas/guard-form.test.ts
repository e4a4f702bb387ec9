import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { runningServices } from './running-services.ts'

runningServices()

// Only within a test: the hooks around it need the real engine.
let table: ReturnType<typeof mockClient>
beforeEach(() => {
  table = mockClient(DynamoDBClient)
})
afterEach(() => table.restore())

const buildForm = (proof: string | null = null) => ({
  form: 'newsletter' as const,
  perHour: { address: 5, network: 20 },
  email: 'anna@verkstad.se',
  clientAddress: '203.0.113.9',
  proof,
  attemptId: 'attempt-1',
})

describe('when the limiter is down', () => {
  it('a form without a proof of work has to bring one', async () => {
    const { guardForm } = await import('#lambdas/platform/limits/guard-form.ts')
    table.on(UpdateItemCommand).rejects(new Error('the limiter is down'))
    expect(await guardForm(buildForm())).toMatchObject({ refusal: { code: 'proof_required' } })
  })

  it('a form with a proof of work proceeds', async () => {
    const { guardForm } = await import('#lambdas/platform/limits/guard-form.ts')
    const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
    table.on(UpdateItemCommand).rejects(new Error('the limiter is down'))
    const proof = await solveProof((await proofChallenge('newsletter', 'network')) as never)
    expect(await guardForm(buildForm(proof))).toMatchObject({ refusal: null })
    expect(table.commandCalls(UpdateItemCommand).length).toBeGreaterThan(0)
  })
})

describe('a form sent sooner than people type', () => {
  const proofOf = async (weight: 'usual' | 'heavy', milliseconds: number) => {
    const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
    const challenge = await proofChallenge('newsletter', 'network', weight)
    const { issuedAt } = challenge.parameters.data as { issuedAt: number }
    const proof = await solveProof(challenge as never)
    // Time in the builder and in the solver does not count: a slow machine is not a fast typist.
    clock.moveBy(issuedAt + milliseconds - clock.now())
    return proof
  }

  beforeEach(() => table.on(UpdateItemCommand).resolves({ Attributes: { used: { N: '1' } } }))
  afterEach(() => clock.moveBy(-clock.offset()))

  it('has to bring a heavy proof', async () => {
    const { guardForm } = await import('#lambdas/platform/limits/guard-form.ts')
    const proof = await proofOf('usual', 1_000)
    expect(await guardForm(buildForm(proof))).toMatchObject({ refusal: { code: 'proof_required' } })
  })

  it('is taken out of the counts once, also if it turns out to be a copy', async () => {
    const { guardForm } = await import('#lambdas/platform/limits/guard-form.ts')
    const verdict = await guardForm(buildForm(await proofOf('usual', 1_000)))
    await verdict.uncount()
    const counted = table
      .commandCalls(UpdateItemCommand)
      .map(({ args: [{ input }] }) => Object.values(input.ExpressionAttributeValues ?? {}).at(-1)?.N)
    expect(counted, 'the address and the network').toEqual(['1', '1', '-1', '-1'])
  })

  it('passes with a heavy one', async () => {
    const { guardForm } = await import('#lambdas/platform/limits/guard-form.ts')
    const proof = await proofOf('heavy', 0)
    expect(await guardForm(buildForm(proof))).toMatchObject({ refusal: null })
  })

  it.each([
    ['after two seconds', { milliseconds: 2_000 }],
    ['where there is only a button to press', { milliseconds: 0, isButton: true }],
  ])('is none %s', async (_, { milliseconds, ...given }) => {
    const { guardForm } = await import('#lambdas/platform/limits/guard-form.ts')
    const proof = await proofOf('usual', milliseconds)
    expect(await guardForm({ ...buildForm(proof), ...given })).toMatchObject({ refusal: null })
  })
})
