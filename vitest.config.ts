import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patient } from './test/patient.ts'

const globalSetup = ['test/temporary-files.ts']

/** Milliseconds that a page has to come to what is expected of it, as long as Playwright's own waits. */
const expectOfPages = { poll: { timeout: patient(30_000) } }

/** Tests by what they need: the floors run in this process, the journeys start the product and a browser. */
export default defineConfig({
  test: {
    // A missing snapshot fails instead of being written: `npx vitest run -u` writes it.
    update: 'none',
    projects: [
      {
        test: {
          name: 'floors',
          globalSetup,
          include: ['test/{shared,lambdas,infra,web,house}/**/*.test.{ts,tsx}'],
          testTimeout: patient(240_000),
          hookTimeout: patient(240_000),
          // A file waits for its engine half of its time, and Vitest itself would leave one of two cores idle.
          maxWorkers: Math.max(4, availableParallelism() - 1),
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts', 'test/smoke/smoke.test.ts'],
          globalSetup: [...globalSetup, 'test/journeys/product.ts'],
          testTimeout: patient(180_000),
          hookTimeout: patient(240_000),
          teardownTimeout: patient(60_000),
          expect: expectOfPages,
          // A journey uses a third of a core, and waits for the rest of its time.
          maxWorkers: 4,
          // Files of a process share its browser.
          isolate: false,
        },
      },
      {
        test: {
          name: 'smoke',
          include: [
            'test/smoke/*.test.ts',
            'test/journeys/{public-pages,landing,services,company-pages}.test.ts',
          ],
          globalSetup: [...globalSetup, 'test/smoke/deployed-stage.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: expectOfPages,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          globalSetup,
          // A whole suite kills the product up to thirty times, and each start takes some seconds.
          testTimeout: patient(process.env.FAULTS === 'whole' ? 1_800_000 : 240_000),
          hookTimeout: patient(120_000),
          teardownTimeout: patient(60_000),
          // Most of a kill is waiting, too.
          maxWorkers: 2,
        },
      },
    ],
  },
})
