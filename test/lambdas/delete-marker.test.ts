import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** S3's refusal to read the tags of a deleted object in a versioned bucket; for others it returns other errors. */
const refusals: Readonly<Record<string, [status: number, code: string]>> = {
  '/cvs/removed.pdf': [405, 'MethodNotAllowed'],
  '/cvs/foreign.pdf': [403, 'AccessDenied'],
}

const server = createServer((request, response) => {
  const [status, code] = refusals[new URL(request.url ?? '', 'http://s3').pathname] ?? [404, 'NoSuchKey']
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`)
})
let cvs: ReturnType<typeof import('#lambdas/platform/files/objects.store.ts').objectsIn>

beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  Object.assign(process.env, {
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  const { objectsIn } = await import('#lambdas/platform/files/objects.store.ts')
  cvs = objectsIn('cvs')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('a deleted object is missing, whether S3 says so or refuses to show its delete marker', async () => {
  expect(await cvs.malwareScan('removed.pdf')).toBeNull()
  expect(await cvs.malwareScan('never-there.pdf')).toBeNull()
})

it('an object that may not be read is not missing', async () => {
  await expect(cvs.malwareScan('foreign.pdf')).rejects.toMatchObject({ name: 'AccessDenied' })
})
