import { afterAll, beforeAll, expect, test } from 'vitest'
import { createControl } from '#infra/local/control.ts'
import { type Listener, listenInside } from '#infra/local/listener.ts'

let moved: number[] = []
let control: Listener & { endpoint: string }

beforeAll(async () => {
  const unasked = () => {
    throw new Error('Nobody asks for this here.')
  }
  control = await listenInside(
    createControl({
      cognito: unasked,
      files: unasked,
      inbox: unasked,
      secondFactor: () => undefined,
      isReady: () => true,
      moveClockBy: async milliseconds => {
        moved.push(milliseconds)
      },
      now: () => 0,
      operate: unasked,
    }),
  )
})
afterAll(() => control.close())

const moveClock = async (contentType: string, body = '{"advanceSeconds": 60}') => {
  moved = []
  const headers = { 'content-type': contentType }
  const answer = await fetch(`${control.endpoint}/_local/clock`, { method: 'POST', headers, body })
  return { status: answer.status, moved }
}

test('the clock moves for a caller that declares its content type', async () => {
  expect(await moveClock('application/json')).toEqual({ status: 200, moved: [60_000] })
})

// What a page of another origin may send without a preflight:
// https://fetch.spec.whatwg.org/#cors-safelisted-request-header
test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'the clock stays for a page of another origin, which sends %s',
  async type => {
    expect(await moveClock(type)).toEqual({ status: 422, moved: [] })
  },
)

test.each(['{"advanceSeconds": "much"}', '{}', 'null', '{', ''])('the clock stays for %j', async body => {
  expect(await moveClock('application/json', body)).toEqual({ status: 422, moved: [] })
})
