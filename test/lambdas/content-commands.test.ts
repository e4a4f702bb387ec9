import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rendererFile, templatesFile } from '#shared/content/renderer.ts'
import { runningServices } from './running-services.ts'

runningServices()

type Reply = {
  changed?: boolean
  refused?: string
  version?: number
  items?: readonly object[]
  item?: object
}
let handler: (event: unknown) => Promise<Reply>
let inTurn: typeof import('#lambdas/content/lease.store.ts').inTurn
let folder = ''

/** Stands for the renderer of a build: two pages, of which one states a claim. */
const renderer = `
export const openRenderer = templates => ({
  ...templates,
  render: async (address, values) => {
    const { value } = values['claims.nps'] ?? { value: 72 }
    if (value > 100) throw new TypeError('An NPS above 100')
    return { html: address === '/' ? '<p>NPS ' + value + '</p><script>run()</script><a href="/x">Boka</a>' : '<p>Priser</p>', used: templates.standard[address] }
  },
})`
const templates = {
  build: 'b',
  standard: { '/': ['claims.nps'], '/pricing': ['claims.notice'], '/app': ['*'] },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'))
  await writeFile(join(folder, rendererFile), renderer)
  await writeFile(join(folder, templatesFile), JSON.stringify(templates))
  process.env.RENDERER_FOLDER = folder
  handler = (await import('#lambdas/content/content.command.ts')).handler
  inTurn = (await import('#lambdas/content/lease.store.ts')).inTurn
})
afterAll(() => rm(folder, { recursive: true }))

const run = (command: string, input: object) => handler({ command, input, by: 'anna on this machine' })
const set = (name: string, field: string, version: number, why = 'A reason') =>
  run('content set', { name, field: [field], version, why })

describe('an operator', () => {
  it('previews what would change on which pages, and nothing changes', async () => {
    const preview = await run('content preview', { name: 'claims.nps', field: ['value=74'] })
    expect(preview.item).toMatchObject({ version: 0, pages: ['/'], lines: ['- NPS 72', '+ NPS 74'] })
    expect((await run('content show', { name: 'claims.nps' })).item).toMatchObject({ version: 0, value: 72 })
  })

  it('is told that the terms state a figure, too, and need a new version', async () => {
    const { item } = await run('content preview', { name: 'claims.notice', field: ['value=60'] })
    expect(item).toMatchObject({ note: expect.stringMatching(/^The terms state this too/) })
    const page = await run('content page', { name: 'claims.nps', field: ['value=74'] })
    expect(page.item).toMatchObject({ note: null })
  })

  it('is told of a change that does not render', async () => {
    const preview = await run('content preview', { name: 'claims.nps', field: ['value=101'] })
    expect(preview).toEqual({ refused: '/ would not render: TypeError.' })
  })

  it('sees one page with a change, what changes marked, at rest, and nothing changes', async () => {
    const { item } = await run('content page', { name: 'claims.nps', field: ['value=74'] })
    expect(item).toMatchObject({ version: 0, address: '/', pages: ['/'], lines: ['- NPS 72', '+ NPS 74'] })
    expect(item).toMatchObject({ html: '<p data-changed>NPS 74</p><a>Boka</a>' })
    const as = await run('content page', { name: 'claims.nps' })
    expect(as.item).toMatchObject({ html: '<p>NPS 72</p><a>Boka</a>', lines: [] })
    expect((await run('content show', { name: 'claims.nps' })).item).toMatchObject({ version: 0, value: 72 })
  })

  it('leaves no trace in the audit by looking at a page at each pause in typing', async () => {
    const { handler: operate } = await import('#lambdas/operator/operator.command.ts')
    await run('content page', { name: 'claims.nps' })
    await run('content preview', { name: 'claims.nps', field: ['value=74'] })
    const listed = (await operate({ command: 'audit list', input: {}, by: 'anna on this machine' })) as Reply
    const actions = (listed.items as readonly { action: string }[]).map(({ action }) => action)
    expect(actions).toContain('content preview')
    expect(actions).not.toContain('content page')
  })

  it('sees no page of content that none shows, and none that does not show it', async () => {
    const none = await run('content page', { name: 'claims.response' })
    expect(none.item).toMatchObject({ pages: [], address: null, html: '' })
    const other = await run('content page', { name: 'claims.nps', address: '/pricing' })
    expect(other).toEqual({ refused: '/pricing does not show claims.nps.' })
  })

  it('changes it, sees who did and why, and restores an earlier version', async () => {
    expect(await set('claims.nps', 'value=74', 0, 'Measured again')).toEqual({ changed: true, version: 1 })
    expect(await set('claims.nps', 'shown=false', 1, 'Too old')).toEqual({ changed: true, version: 2 })
    const restored = await run('content restore', {
      name: 'claims.nps',
      from: 1,
      version: 2,
      why: 'Found it',
    })
    expect(restored).toEqual({ changed: true, version: 3 })
    const { items } = await run('content history', { name: 'claims.nps' })
    expect(items).toMatchObject([
      { version: 3, fields: { value: 74, shown: true }, why: 'Found it', by: 'anna on this machine' },
      { version: 2, fields: { value: 74, shown: false }, why: 'Too old' },
      { version: 1, fields: { value: 74, shown: true }, why: 'Measured again' },
    ])
    const sources = await run('content restore', {
      name: 'claims.nps',
      from: 0,
      version: 3,
      why: 'As it was',
    })
    expect(sources).toEqual({ changed: true, version: 4 })
    expect((await run('content show', { name: 'claims.nps' })).item).toMatchObject({
      value: 72,
      pages: ['/'],
    })
  })

  it('may repeat a command whose reply was lost', async () => {
    await set('claims.feedback', 'value=24', 0)
    expect(await set('claims.feedback', 'value=24', 0)).toEqual({ changed: false, version: 1 })
    expect((await run('content history', { name: 'claims.feedback' })).items).toHaveLength(1)
  })

  it('lists everything that the website states as data', async () => {
    const { items } = await run('content list', { kind: 'badges' })
    expect(items).toContainEqual(
      expect.objectContaining({ name: 'badges.iso-14001', states: 'ISO', version: 0 }),
    )
    const { items: claims } = await run('content list', { kind: 'claims' })
    expect(claims).toContainEqual(expect.objectContaining({ name: 'claims.commitment', states: '0' }))
    const { items: cost } = await run('content list', { kind: 'cost' })
    expect(cost).toContainEqual(expect.objectContaining({ name: 'cost.example', states: '' }))
  })
})

describe('of two editors at once', () => {
  it('the second is told who was first', async () => {
    const both = [set('claims.response', 'value=12', 0, 'One'), set('claims.response', 'value=6', 0, 'Other')]
    const replies = await Promise.all(both)
    expect(replies.filter(({ changed }) => changed)).toHaveLength(1)
    const [{ refused }] = replies.filter(reply => reply.refused) as [Reply]
    expect(refused).toMatch(/^claims\.response has version 1 by now: anna on this machine changed it at /)
    expect(await set('claims.response', 'value=6', 1)).toEqual({ changed: true, version: 2 })
  })

  it('nobody restores over a change that they have not seen', async () => {
    const refused = await run('content restore', { name: 'claims.response', from: 0, version: 1, why: 'x' })
    expect(refused.refused).toContain('has version 2 by now')
  })
})

it('renders for one invocation at a time', async () => {
  const steps: string[] = []
  const work = (name: string) =>
    inTurn(async renew => {
      steps.push(name)
      for (let page = 0; page < 3; page += 1) await renew()
      steps.push(name)
    })
  await Promise.all(Array.from({ length: 4 }, () => work(randomUUID())))
  for (let turn = 0; turn < steps.length; turn += 2) expect(steps[turn]).toBe(steps[turn + 1])
})
