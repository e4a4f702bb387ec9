import type { TestProject } from 'vitest/node'

/** Returns the stage that `SMOKE_ORIGIN=https://… npm run smoke` names. Throws if it names none. */
export default function deployedStage(project: TestProject): void {
  const named = process.env.SMOKE_ORIGIN
  if (!named) throw new Error('Which stage? SMOKE_ORIGIN=https://example.se npm run smoke')
  project.provide('origins', [new URL(named).origin])
}
