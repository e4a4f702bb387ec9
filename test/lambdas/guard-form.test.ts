import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aSolvedProof } from '../builders/solved-proof.ts'
import { runningServices } from './running-services.ts'

runningServices()

// Only within a test: the hooks around it need the real engine.
let table: ReturnType<typeof mockClient>
beforeEach(() => {
  table = mockClient(DynamoDBDocumentClient)
})
afterEach(() => table.restore())

const aForm = (proof?: string) => ({
  form: 'newsletter' as const,
  perHour: { address: 5, network: 20 },
  email: 'anna@verkstad.se',
  clientAddress: '203.0.113.9',
  proof,
  requestId: 'request-1',
})

describe('when the limiter is down', () => {
  it('a form without a proof of work is asked for one', async () => {
    const { guardForm } = await import('#lambdas/platform/limits/guard-form.ts')
    table.on(UpdateCommand).rejects(new Error('the limiter is down'))
    await expect(guardForm(aForm())).rejects.toMatchObject({ code: 'proof_required' })
  })

  it('a form with a proof of work proceeds', async () => {
    const { guardForm } = await import('#lambdas/platform/limits/guard-form.ts')
    const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
    table.on(UpdateCommand).rejects(new Error('the limiter is down'))
    const proof = await aSolvedProof((await proofChallenge('newsletter', 'network')) as never)
    await expect(guardForm(aForm(proof))).resolves.toBeUndefined()
    expect(table.commandCalls(UpdateCommand).length).toBeGreaterThan(0)
  })
})
