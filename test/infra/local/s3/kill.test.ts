import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openObjects } from '#infra/local/s3/objects.ts'
import { makeDataFolder } from './serve.ts'

const path = (module: string): string => JSON.stringify(fileURLToPath(import.meta.resolve(module)))

/** Runs a module until it has printed `rounds`, then kills it; returns the last number it printed. */
async function runAndKill(module: string, argument: string, rounds: number): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', module, argument])
  let last = -1
  for await (const line of createInterface(child.stdout)) {
    last = Number(line)
    if (last === rounds) child.kill('SIGKILL')
  }
  return last
}

/** Writes new keys and one that is always replaced, three at a time, and prints each round once it is acknowledged. */
const writer = `
import { openObjects } from ${path('#infra/local/s3/objects.ts')}
const objects = openObjects(process.argv[1])
const nothing = { headers: {}, metadata: {} }
for (let round = 0; ; round += 1) {
  await Promise.all([0, 1, 2].map(n => objects.put(round + '/' + n, Buffer.alloc(50_000, round), nothing)))
  await objects.put('same', Buffer.alloc(50_000, round), { headers: {}, metadata: { round: String(round) } })
  console.log(round)
}`

test.each([3, 8, 15])(
  'kill -9 after %i rounds loses nothing acknowledged and leaves nothing half',
  async rounds => {
    const folder = makeDataFolder()
    const last = await runAndKill(writer, folder, rounds)
    expect(last).toBeGreaterThanOrEqual(rounds)
    const objects = openObjects(folder)
    const keys = objects.all().map(({ key }) => key)
    for (let round = 0; round <= last; round += 1) expect(keys).toContain(`${round}/2`)
    expect(Number(objects.find('same')?.metadata.round)).toBeGreaterThanOrEqual(last)
    for (const key of keys) {
      const found = await objects.read(key)
      expect(
        `"${createHash('md5')
          .update(found?.body ?? '')
          .digest('hex')}"`,
      ).toBe(found?.object.etag)
    }
    expect(readdirSync(`${folder}/bodies`)).toHaveLength(keys.length)
    expect(readdirSync(`${folder}/objects`)).toHaveLength(keys.length)
  },
)

const size = 16_000_000

/** Writes a file, begins to replace it, and kills itself as soon as the folder holds a half-written file. */
const replacer = `
import { readdirSync, statSync } from 'node:fs'
import { writeDurably } from ${path('#infra/local/durable-file.ts')}
const folder = process.argv[1]
await writeDurably(folder + '/file', Buffer.alloc(${size}, 1))
console.log(1)
void writeDurably(folder + '/file', Buffer.alloc(${size}, 2)).then(() => process.exit())
const watch = () => {
  const half = readdirSync(folder).some(name => statSync(folder + '/' + name).size < ${size})
  if (half) process.kill(process.pid, 'SIGKILL')
  setImmediate(watch)
}
watch()`

test('a kill in the middle of replacing a file leaves the old one intact', async () => {
  const folder = makeDataFolder()
  expect(await runAndKill(replacer, folder, Number.NaN)).toBe(1)
  expect(readdirSync(folder)).toEqual(['file', expect.stringMatching(/\.tmp$/)])
  expect(readFileSync(`${folder}/file`).equals(Buffer.alloc(size, 1))).toBe(true)
})
