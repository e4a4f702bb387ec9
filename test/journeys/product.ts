import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { buildSiteIfStale } from '#web/build.ts'
import { chromiumExecutable } from './chromium.ts'

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
      // Read on, or it would wait for us; but not kept.
      output.removeAllListeners('data').resume()
      resolve(origin)
    })
    output.on('end', () => reject(new Error(`npm start ended:\n${said}`)))
  })

/** Starts the product as a person does, on a port and data of its own. */
const startProduct = async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise(resolve => child.on('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.race([ended, wait(10_000)])
    child.kill('SIGKILL')
    rmSync(dataFolder, { recursive: true, force: true })
  }
  return { origin: await whenReady(child.stdout), stop }
}

/** A product for each process that runs journeys: most of a journey is waiting, and several wait as long as one. */
export default async function startProducts(project: TestProject) {
  // Once and before: two builds of the site at the same moment are one too many, and so are two that unpack the browser.
  await Promise.all([buildSiteIfStale(), chromiumExecutable()])
  const products = await Promise.all(Array.from({ length: project.config.maxWorkers }, startProduct))
  project.provide(
    'origins',
    products.map(({ origin }) => origin),
  )
  return () => Promise.all(products.map(({ stop }) => stop()))
}
