import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSiteIfStale } from '#web/build.ts'
import { prepareDemoData } from '../faults/demo-data.ts'
import { startProduct } from '../faults/product-process.ts'
import { chromiumExecutable } from './chromium.ts'

/** Starts a product on a copy of the demo data; the folder is removed with the other temporary files. */
const startWithDemo = async (demo: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
  await cp(demo, folder, { recursive: true })
  return startProduct(folder, 0, { LOG: 'errors', EASY_PROOFS: '1' }, 'inherit')
}

/**
 * Starts a product for each process that runs journeys: a journey is mostly waiting, so several take as long as one.
 */
export default async function startProducts(project: TestProject) {
  // Before all of them: two builds of the site at the same time would collide, and so would two unpacked browsers.
  await Promise.all([buildSiteIfStale(), chromiumExecutable()])
  const demo = await prepareDemoData()
  const products = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startWithDemo(demo)),
  )
  project.provide(
    'origins',
    products.map(({ origin }) => origin),
  )
  return () => Promise.all(products.map(({ stop }) => stop()))
}
