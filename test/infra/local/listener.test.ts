import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listenAsLocalhost, listenInside } from '#infra/local/listener.ts'

const answer = (_: unknown, response: { end: (text: string) => void }) => response.end('here')

const expectKeptConnection = async (listen: () => ReturnType<typeof listenAsLocalhost>) => {
  const { port, close } = await listen()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const sent = request({ host: '127.0.0.1', port, agent }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    return { again: sent.reusedSocket, keepAlive: response.headers['keep-alive'] }
  }
  expect(await ask()).toEqual({ again: false, keepAlive: 'timeout=65' })
  await wait(6000)
  expect(await ask()).toMatchObject({ again: true })
  agent.destroy()
  await close()
}

test('connections to inner services and to the one origin are used again after six seconds', async () => {
  await Promise.all([
    expectKeptConnection(() => listenInside(answer)),
    expectKeptConnection(() => listenAsLocalhost(answer, 0)),
  ])
})
