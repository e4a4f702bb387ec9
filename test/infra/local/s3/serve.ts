import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { keptAlive } from '#infra/local/listener.ts'

type Handler = { handle(request: IncomingMessage, response: ServerResponse): unknown }

/** Serves a handler on a free port until the test ends; returns its address. */
export async function serve({ handle }: Handler): Promise<string> {
  const server = createServer(keptAlive, (request, response) => void handle(request, response))
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Makes a folder that is removed when the test ends. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'services-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
