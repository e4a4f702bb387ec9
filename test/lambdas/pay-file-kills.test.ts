import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import type * as Objects from '#lambdas/platform/files/objects.store.ts'
import { failCallAt } from './failing-table.ts'
import { bankIn } from './paid-by-bank.ts'
import { payablesIn } from './payable-partners.ts'
import { runningServices } from './running-services.ts'

/** What happens to the next file that is kept. */
const fate = vi.hoisted(() => ({ of: 'kept' as 'kept' | 'lost' | 'kept, and killed' }))

vi.mock('#lambdas/platform/files/objects.store.ts', async original => {
  const real = await original<typeof Objects>()
  const objectsIn = (bucket: string) => {
    const objects = real.objectsIn(bucket)
    const put: typeof objects.put = async (...given) => {
      const { of } = fate
      fate.of = 'kept'
      if (of !== 'lost') await objects.put(...given)
      if (of !== 'kept') throw new Error('The function was killed.')
    }
    return { ...objects, put }
  }
  return { ...real, objectsIn }
})

const services = runningServices()
const { ask, askOperator } = bankIn(services)
const { createPayable, unlist, earned, payoutsOf } = payablesIn(services)

const value = 225_000

const make = () => ask('pay-files make', {}, 'Anna')

const madeWith = async (sub: string) => {
  const payouts = await payoutsOf(sub)
  expect(payouts.map(({ state, ore }) => [state, ore])).toEqual([['in file', value]])
  const { objectsIn } = await import('#lambdas/platform/files/objects.store.ts')
  const fileId = String(payouts[0]?.fileId)
  const bytes = await objectsIn('pay-files').read(`made/${fileId}.xml`)
  const { item } = await ask('pay-files show', { fileId })
  return { fileId, payoutId: String(payouts[0]?.id), text: String(bytes), item }
}

/** That a partner is paid once: by one file that was made, which is what its hash says, and can be released. */
const expectOnce = async (sub: string) => {
  const { fileId, payoutId, text, item } = await madeWith(sub)
  expect(text.split(`<EndToEndId>${payoutId}<`)).toHaveLength(2)
  expect(item).toMatchObject({ state: 'made', sha256: createHash('sha256').update(text).digest('hex') })
  expect(await ask('pay-files release', { fileId, sha256: item?.sha256 ?? '' }, 'Bo')).toEqual({
    changed: true,
  })
  expect(await earned(sub)).toEqual([0, value])
}

it.each(['lost', 'kept, and killed'] as const)(
  'a making that is killed while its file is %s is ended by the next, with the same bytes',
  async of => {
    const sub = await createPayable()
    fate.of = of
    await expect(make()).rejects.toThrow('killed')
    expect(await earned(sub)).toEqual([0, value])
    const cut = await madeWith(sub)
    expect(
      await ask('pay-files release', { fileId: cut.fileId, sha256: '0'.repeat(64) }, 'Bo'),
    ).toHaveProperty('refused')
    expect(await make()).toMatchObject({ changed: true, fileId: cut.fileId })
    const made = await madeWith(sub)
    if (of === 'kept, and killed') expect(made.text).toBe(cut.text)
    await expectOnce(sub)
    expect((await askOperator('ledger verify', {})).items).toEqual([])
    await unlist(sub)
  },
)

it('a making that is killed at any call of the table pays each partner once, when it is repeated', async () => {
  const { table } = await import('#lambdas/platform/table/table.ts')
  for (const when of ['before', 'after'] as const)
    for (let place = 0, calls = 1; calls > place; place += 1) {
      const sub = await createPayable()
      const stop = failCallAt(table, place, when)
      await make().catch(() => {})
      calls = stop() + 1
      await make()
      await expectOnce(sub)
      await unlist(sub)
    }
  expect((await askOperator('ledger verify', {})).items).toEqual([])
})
