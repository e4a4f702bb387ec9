import { expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { reportFigure } from './figures.ts'
import { startKillableProduct } from './killable-product.ts'
import { forRunLength } from './run-length.ts'

/** Milliseconds after a change was published until the product is killed: while its pages are being rendered. */
const killedAfter = forRunLength([20, 120, 400, 900], [120, 600])

type Page = { address: string; isOutdated: boolean; renderedAt: string | null }
type Reply = { changed?: boolean; version?: number; items?: Page[] }

const ask = async (origin: string, command: string, input: object): Promise<Reply | undefined> => {
  const answer = await fetch(`${origin}/_local/content`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ command, input, by: 'a test' }),
  }).catch(() => undefined)
  return answer?.ok ? ((await answer.json().catch(() => undefined)) as Reply | undefined) : undefined
}

const outdatedPages = async (origin: string): Promise<string[] | undefined> => {
  const reply = await ask(origin, 'content pages', {})
  return reply?.items?.filter(({ isOutdated }) => isOutdated).map(({ address }) => address)
}

/** Every page has a dialog that states this claim, so that a kill meets some pages before and some after it. */
const claim = 'claims.response'

test('a product killed while it renders pages goes on, and in the end every page shows the change', async () => {
  const product = await startKillableProduct()
  const { origin } = await product.running()
  let cutOff = 0
  for (const [version, milliseconds] of killedAfter.entries()) {
    const value = 6 + version
    const input = { name: claim, field: [`value=${value}`], version, why: 'A fault test' }
    expect(await ask(origin, 'content set', input)).toMatchObject({ changed: true, version: version + 1 })
    await new Promise(resolve => setTimeout(resolve, milliseconds))
    product.crash()
    await product.running()
    if ((await outdatedPages(origin))?.length) cutOff += 1
    await eventually(
      'every page is rendered',
      async () => ((await outdatedPages(origin))?.length === 0 ? true : undefined),
      { withinMs: 120_000, everyMs: 500 },
    )
    for (const address of ['/', '/en/about', '/services/web', '/business/dashboard'])
      expect(await (await fetch(origin + address)).text(), address).toContain(
        `&quot;claims.response&quot;:{&quot;`,
      )
    const [shown] =
      /claims\.response&quot;:\{[^}]*&quot;value&quot;:(\d+)/
        .exec(await (await fetch(origin)).text())
        ?.slice(1) ?? []
    expect(Number(shown)).toBe(value)
  }
  expect(cutOff, 'the kills fell into the rendering').toBeGreaterThan(0)
  reportFigure(
    `kill -9 at ${product.crashes()} points of rendering`,
    'every page shows the change',
    `${cutOff} renderings cut off, each finished`,
  )
})
