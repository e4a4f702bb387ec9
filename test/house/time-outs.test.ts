import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Signs in the function and never asks anybody. */
const silent = ['lambdas/platform/files/upload-policy.ts']

const made = sourceFiles('lambdas').flatMap(([path, text]) =>
  [...text.matchAll(/new \w+Client\(\{([^}]*)\}/g)].map(([, settings = '']) => ({ path, settings })),
)

it('every SDK client of a function gives up in time', () => {
  expect(made.length).toBeGreaterThan(8)
  const patient = made.filter(({ settings }) => !settings.includes('...timeoutAfter('))
  expect(patient.map(({ path }) => path)).toEqual(silent)
})
