import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterEach, expect, test, vi } from 'vitest'
import { engineBinary } from '#infra/local/dynamodb/binary.ts'
import { createTable } from '#infra/local/dynamodb/create-table.ts'
import { type Engine, startEngine } from '#infra/local/dynamodb/engine.ts'
import { createClient, declaration, makeDataFolder, tableName } from './local-table.ts'

const endings: (() => unknown)[] = []

afterEach(async () => {
  vi.unstubAllEnvs()
  for (const end of endings.splice(0).reverse()) await end()
})

function makeTemporaryFolder(): string {
  const folder = makeDataFolder()
  endings.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function started(folder: string): Promise<Engine> {
  const engine = await startEngine(folder)
  endings.push(engine.stop)
  return engine
}

/** Starts another process with an engine; returns its pid and a function that kills it. */
async function startForeignOwner(folder: string) {
  const script = join(import.meta.dirname, 'engine-owner.ts')
  const owner = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  endings.push(() => owner.kill('SIGKILL'))
  await once(owner.stdout, 'data')
  const enginePid = Number(readFileSync(join(folder, 'dynamodb/engine.pid'), 'utf8'))
  return { owner, enginePid }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function millisecondsUntilGone(pid: number): Promise<number> {
  const start = performance.now()
  while (isAlive(pid) && performance.now() - start < 5000) await delay(10)
  return performance.now() - start
}

test('what was written is there after a restart', async () => {
  const folder = makeTemporaryFolder()
  const key = { PK: { S: 'A' }, SK: { S: 'B' } }
  const first = await started(folder)
  await createTable(createClient(first.endpoint), declaration, first.databaseFile)
  await createClient(first.endpoint).send(
    new PutItemCommand({ TableName: tableName, Item: { ...key, kept: { S: 'yes' } } }),
  )
  await first.stop()

  const second = await started(folder)
  await createTable(createClient(second.endpoint), declaration, second.databaseFile)
  const { Item } = await createClient(second.endpoint).send(
    new GetItemCommand({ TableName: tableName, Key: key }),
  )
  expect(Item?.kept?.S).toBe('yes')
})

test('a stopped engine is gone, with its port and its pid file', async () => {
  const folder = makeTemporaryFolder()
  const engine = await startEngine(folder)
  const pidFile = join(folder, 'dynamodb/engine.pid')
  const pid = Number(readFileSync(pidFile, 'utf8'))
  await engine.stop()
  await engine.exited
  expect(isAlive(pid)).toBe(false)
  expect(existsSync(pidFile)).toBe(false)
  await expect(fetch(engine.endpoint)).rejects.toThrow()
})

test.skipIf(process.platform === 'win32').each(['SIGKILL', 'SIGHUP'] as const)(
  'the engine is gone within 2 s of its owner by %s, and the folder can be used again',
  async signal => {
    const folder = makeTemporaryFolder()
    const { owner, enginePid } = await startForeignOwner(folder)
    expect(isAlive(enginePid)).toBe(true)
    owner.kill(signal)
    await once(owner, 'exit')
    const again = await started(folder)
    expect(await millisecondsUntilGone(enginePid)).toBeLessThan(2000)
    expect((await fetch(again.endpoint)).status).toBeLessThan(500)
  },
)

test('a second engine over the same data is refused by name', async () => {
  const folder = makeTemporaryFolder()
  const { enginePid } = await startForeignOwner(folder)
  await expect(startEngine(folder)).rejects.toThrow(`in use by process ${enginePid}`)
})

test('a pid file left by a machine that crashed does not block a start', async () => {
  const folder = makeTemporaryFolder()
  mkdirSync(join(folder, 'dynamodb'))
  writeFileSync(join(folder, 'dynamodb/engine.pid'), String(process.pid))
  const engine = await started(folder)
  expect(engine.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test('a given endpoint is used', async () => {
  vi.stubEnv('LOCAL_DYNAMODB_ENDPOINT', 'http://127.0.0.1:8000')
  const engine = await startEngine('/nowhere')
  expect(engine).toMatchObject({ endpoint: 'http://127.0.0.1:8000' })
  expect(engine.databaseFile).toBeUndefined()
})

test('without any engine, one error names the three ways to get one', () => {
  expect(() => engineBinary('/nowhere', '@dynoxide/unknown')).toThrow(
    /LOCAL_DYNAMODB_ENDPOINT.*@dynoxide\/.*"dynoxide" on the PATH/,
  )
})

test('a dynoxide on the PATH is used if the package is missing', () => {
  const folder = makeTemporaryFolder()
  writeFileSync(join(folder, 'dynoxide'), '', { mode: 0o755 })
  expect(engineBinary(`/nowhere:${folder}`, '@dynoxide/unknown')).toBe(join(folder, 'dynoxide'))
})
