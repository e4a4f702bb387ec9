import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { processesPage } from '#infra/processes/document.ts'

test('docs/processes.md holds the processes as they are declared now; npm run processes renews it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/processes.md'), 'utf8')
  expect(page).toBe(processesPage())
})
