import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seedOnce } from '#infra/local/seed/seed-once.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const failing = (times: number) => {
  let tries = 0
  return vi.fn(async () => {
    if (tries++ < times) throw new Error('Network error')
    return 'demo   sign in'
  })
}

test('a first failure is retried, and the data is made once', async () => {
  const makeDemo = failing(2)
  expect(await seedOnce(folder, makeDemo, [1, 1])).toBe('demo   sign in')
  expect(makeDemo).toHaveBeenCalledTimes(3)
  expect(readFileSync(join(folder, 'seeded'), 'utf8')).toBe('demo   sign in')
  expect(await seedOnce(folder, makeDemo, [1, 1])).toBeUndefined()
  expect(makeDemo).toHaveBeenCalledTimes(3)
})

test('a repeated failure is reported with what to do, and the next start tries again', async () => {
  expect(await seedOnce(folder, failing(3), [1, 1])).toMatch(/^demo .*\(Network error\).*npm run seed$/)
  expect(existsSync(join(folder, 'seeded'))).toBe(false)
})
