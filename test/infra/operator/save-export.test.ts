import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveExport } from '#infra/operator/save-export.ts'

const server = createServer(({ url }, response) => {
  response.writeHead(url === '/gone' ? 404 : 200).end('the bytes')
})
let folder: string
let origin: string

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'export-')), 'anna')
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(join(folder, '..'), { recursive: true, force: true })
})

const item = (...Files: object[]) => ({ email: 'anna@verkstad.se', Files })

test('an export is readable for its owner alone, the files under their own names', async () => {
  const files = [
    { fileName: 'ritning åäö.pdf', url: `${origin}/1` },
    { fileName: '../../cv.pdf', url: `${origin}/2` },
    { fileName: 'scanned.pdf', url: null, note: 'file_unsafe' },
  ]
  expect(await saveExport(item(...files), folder)).toBe(2)
  expect((await readdir(folder)).toSorted()).toEqual(['1-ritning-åäö.pdf', '2-..-..-cv.pdf', 'person.json'])
  expect(await readFile(join(folder, '1-ritning-åäö.pdf'), 'utf8')).toBe('the bytes')
  expect(JSON.parse(await readFile(join(folder, 'person.json'), 'utf8'))).toEqual(item(...files))
  expect((await stat(join(folder, 'person.json'))).mode & 0o777).toBe(0o600)
})

test('a file that cannot be fetched is a failure', async () => {
  await expect(saveExport(item({ fileName: 'cv.pdf', url: `${origin}/gone` }), folder)).rejects.toThrow(
    'cv.pdf could not be fetched: 404',
  )
})
