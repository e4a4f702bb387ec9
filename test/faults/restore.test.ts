import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { startEngine } from '#infra/local/dynamodb/engine.ts'
import { names } from '#infra/local/names.ts'
import { access } from '../infra/local/dynamodb/local-table.ts'
import { prepareDemoData } from './demo-data.ts'
import { eventually } from './eventually.ts'
import { startProduct } from './product-process.ts'
import { startRestartingProduct } from './restarting-product.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** The partner of the demo data: a profile, bank details, assignments, hours and payouts. */
const email = 'erik.sandberg@demopartner.example'
const canaries = [email, 'Erik Sandberg', '070-123 45 67']
/** Milliseconds from the command until the product is killed. */
const killedAfter = [5, 40, 120]

type Said = { changed?: boolean; item?: Record<string, unknown>; found?: number }

const ask = async (origin: string, command: string, input: object = {}): Promise<Said | undefined> => {
  const answer = await fetch(`${origin}/_local/privacy`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ command, input, by: 'a test' }),
  }).catch(() => undefined)
  return answer?.ok ? ((await answer.json().catch(() => undefined)) as Said | undefined) : undefined
}

const headingsOf = async (origin: string): Promise<string[]> =>
  Object.keys((await ask(origin, 'person export', { email }))?.item ?? {})

/** Everything but the table, which point-in-time recovery leaves as it is. */
const beside = /^(s3|cognito|kms|secrets|inbox|seeded)/

/** Returns the items in a copy of the data, as the engine reads them. */
const itemsIn = async (folder: string): Promise<string[]> => {
  const copy = await makeTemporaryFolder()
  await cp(folder, copy, { recursive: true })
  const engine = await startEngine(copy)
  const client = new DynamoDBClient({ endpoint: engine.endpoint, ...access })
  const items: string[] = []
  for await (const { Items = [] } of paginateScan({ client }, { TableName: names.table }))
    items.push(...Items.map(item => JSON.stringify(item)))
  client.destroy()
  await engine.stop()
  return items
}

const usersIn = (folder: string): string[] => {
  const database = new DatabaseSync(join(folder, 'cognito.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT * FROM users').all()
  database.close()
  return rows.map(row => JSON.stringify(row))
}

const traces = async (folder: string): Promise<string[]> =>
  [...(await itemsIn(folder)), ...usersIn(folder)].filter(text =>
    canaries.some(canary => text.includes(canary)),
  )

/** Replaces the table with that of an earlier moment; files, pools and secrets stay. */
const restoreTable = async (from: string, folder: string) => {
  for (const entry of await readdir(from)) {
    if (beside.test(entry)) continue
    await rm(join(folder, entry), { recursive: true, force: true })
    await cp(join(from, entry), join(folder, entry), { recursive: true })
  }
}

test('an erased person, through every kill, stays erased when the table is restored', async () => {
  const folder = await makeTemporaryFolder()
  const backup = await makeTemporaryFolder()
  await cp(await prepareDemoData(), folder, { recursive: true })
  const first = await startProduct(folder)
  expect(await headingsOf(first.origin)).toEqual(
    expect.arrayContaining(['Sign-in', 'Partner profile', 'Assignments', 'Earnings by month']),
  )
  await first.stop()
  await cp(folder, backup, { recursive: true })
  expect((await traces(folder)).length).toBeGreaterThan(3)

  const product = await startRestartingProduct(folder)
  let cutOff = 0
  for (const milliseconds of killedAfter) {
    const { origin } = await product.running()
    const asked = ask(origin, 'person erase', { email })
    await new Promise(resolve => setTimeout(resolve, milliseconds))
    product.crash()
    if (!(await asked)) cutOff += 1
  }
  expect(cutOff, 'the kills fell into the erasure').toBeGreaterThan(0)
  const { origin } = await product.running()
  const finished = () => ask(origin, 'person erase', { email })
  await eventually('the erasure is acknowledged', finished, { withinMs: 60_000, everyMs: 200 })
  const kept = await headingsOf(origin)
  expect(kept).toHaveLength(4)
  await product.stop()
  expect(await traces(folder)).toEqual([])

  await restoreTable(backup, folder)
  expect((await traces(folder)).length).toBeGreaterThan(2)
  const restored = await startProduct(folder)
  expect(await ask(restored.origin, 'person replay-erasures')).toMatchObject({ changed: true, found: 1 })
  expect(await ask(restored.origin, 'person replay-erasures')).toMatchObject({ changed: false })
  expect(await headingsOf(restored.origin)).toEqual(kept)
  await restored.stop()
  expect(await traces(folder)).toEqual([])
})
