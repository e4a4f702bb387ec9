import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { accessMutations } from '../mutations/access.ts'
import { cloudMutations } from '../mutations/cloud.ts'
import { codeMutations } from '../mutations/codes.ts'
import { contentMutations } from '../mutations/content.ts'
import { deploymentMutations } from '../mutations/deployment.ts'
import { fileMutations } from '../mutations/files.ts'
import { writeMutations } from '../mutations/writes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const all = [
  ...writeMutations,
  ...accessMutations,
  ...codeMutations,
  ...contentMutations,
  ...fileMutations,
  ...deploymentMutations,
  ...cloudMutations,
]

it('every guard of the mutations stands where they say, once, and the tests that have to notice exist', () => {
  const moved = all.filter(({ file, from }) => {
    const path = join(root, file)
    return !existsSync(path) || readFileSync(path, 'utf8').split(from).length !== 2
  })
  expect(moved.map(({ guard, file }) => `${guard}: ${file}`)).toEqual([])
  expect(all.flatMap(({ by }) => by).filter(test => !existsSync(join(root, test)))).toEqual([])
  expect(new Set(all.map(({ guard }) => guard)).size).toBe(all.length)
})
