import { randomUUID } from 'node:crypto'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeAll, expect, it } from 'vitest'
import { runningServices } from './running-services.ts'

runningServices()
let proofChallenge: typeof import('#lambdas/platform/proof/proof.ts').proofChallenge
let spendProof: typeof import('#lambdas/platform/proof/proof.ts').spendProof

beforeAll(async () => {
  ;({ proofChallenge, spendProof } = await import('#lambdas/platform/proof/proof.ts'))
})

const written = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64')

const solved = async () => {
  const challenge = (await proofChallenge('newsletter', 'network')) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('It was not solved.')
  return { challenge, solution }
}

it('a proof takes the tries of its weight, a heavy one at least half as many again', async () => {
  const triesOf = async (weight: 'usual' | 'heavy') => {
    const challenge = (await proofChallenge('newsletter', 'network', weight)) as unknown as Challenge
    return (await solveChallenge({ challenge, deriveKey }))?.counter ?? 0
  }
  const [usual, heavy] = [await triesOf('usual'), await triesOf('heavy')]
  expect(usual).toBeGreaterThanOrEqual(400)
  expect(usual).toBeLessThan(1_000)
  expect(heavy).toBeGreaterThanOrEqual(1_500)
  expect(heavy).toBeLessThan(2_700)
})

it('a proof is valid only as it was solved, and for its own purpose', async () => {
  const { challenge, solution } = await solved()
  const unsolved = [
    { challenge, solution: { counter: 0, derivedKey: '' } },
    { challenge, solution: { ...solution, derivedKey: solution.derivedKey.replace(/^./, 'z') } },
    { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
  ]
  for (const proof of unsolved) {
    expect(await spendProof('newsletter', written(proof), randomUUID()), JSON.stringify(proof)).toBeNull()
  }
  const proof = written({ challenge, solution })
  expect(await spendProof('meeting', proof, 'one')).toBeNull()
  expect(await spendProof('newsletter', proof, 'one')).toMatchObject({
    networks: { network: 'network', site: 'network' },
  })
  expect(await spendProof('newsletter', proof, 'another')).toBeNull()
})
