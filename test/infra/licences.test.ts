import { expect, test } from 'vitest'
import { ownLock, refusedIn, shippedIn } from '#infra/licences/licences.ts'

const buildLockFile = (license: string, more: object = {}) => ({
  packages: { '': {}, 'node_modules/a': { version: '1.0.0', license, ...more } },
})
const refused = (license: string, more?: object) =>
  refusedIn(shippedIn(buildLockFile(license, more))).map(({ name }) => name)

test('everything that ships has a licence on the list', () => {
  const shipped = shippedIn(ownLock())
  expect(shipped.length).toBeGreaterThan(100)
  expect(refusedIn(shipped)).toEqual([])
})

test.each(['GPL-3.0-only', 'none', 'SEE LICENSE IN terms.txt', 'MIT AND GPL-2.0-only'])(
  '%s does not ship',
  licence => {
    expect(refused(licence)).toEqual(['a'])
  },
)

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC'])('%s does', licence => {
  expect(refused(licence)).toEqual([])
})

test('packages only for tests and builds do not ship', () => {
  expect(refused('GPL-3.0-only', { dev: true })).toEqual([])
})

test('a program for one platform does not ship', () => {
  expect(refused('none', { os: 'darwin' })).toEqual([])
})

test('a package inside another counts by its own name', () => {
  const lock = { packages: { 'node_modules/a/node_modules/@b/c': { version: '1.0.0', license: 'MIT' } } }
  expect(shippedIn(lock)).toEqual([{ name: '@b/c', version: '1.0.0', licence: 'MIT' }])
})
