import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers that the journeys walk through. */
    origin: string
  }
}

const readyWithinMilliseconds = 60_000

/** Resolves with the origin once `npm start` says that it is ready; rejects with what it said instead. */
const whenReady = (output: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(
      () => reject(new Error(`npm start was not ready in time:\n${said}`)),
      readyWithinMilliseconds,
    )
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const origin = /^ready (\S+)$/m.exec(said)?.[1]
      if (!origin) return
      clearTimeout(late)
      resolve(origin)
    })
    output.on('end', () => reject(new Error(`npm start ended:\n${said}`)))
  })

/** Starts the product as a person does, on a port and data of its own, for all journeys. */
export default async function startProduct(project: TestProject) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise(resolve => child.on('exit', resolve))
  project.provide('origin', await whenReady(child.stdout))
  return async () => {
    child.kill('SIGTERM')
    await Promise.race([ended, wait(10_000)])
    child.kill('SIGKILL')
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
