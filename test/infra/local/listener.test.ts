import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listenAsLocalhost, listenInside } from '#infra/local/listener.ts'

const answer = (_: unknown, response: { end: (text: string) => void }) => response.end('here')

test.concurrent.each([
  ['an inner service', () => listenInside(answer)],
  ['the one origin', () => listenAsLocalhost(answer, 0)],
])('a connection to %s is used again after six seconds', async (_, listen) => {
  const { port, close } = await listen()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const asked = request({ host: '127.0.0.1', port, agent }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    return { again: asked.reusedSocket, keepAlive: response.headers['keep-alive'] }
  }
  expect(await ask()).toEqual({ again: false, keepAlive: 'timeout=65' })
  await wait(6000)
  expect(await ask()).toMatchObject({ again: true })
  agent.destroy()
  await close()
})
