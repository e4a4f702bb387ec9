import { expect, it } from 'vitest'
import { processes } from '#shared/processes.ts'
import { declarationFaults } from './declaration-faults.ts'

it('has only sound declarations of processes', () => {
  expect(processes.length).toBeGreaterThan(1)
  expect(declarationFaults(processes)).toEqual([])
})
