import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allMutations } from '../mutations/all.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('every guard of the mutations is found once in its file, and the tests that have to notice exist', () => {
  const moved = allMutations.filter(({ file, from }) => {
    const path = join(root, file)
    return !existsSync(path) || readFileSync(path, 'utf8').split(from).length !== 2
  })
  expect(moved.map(({ guard, file }) => `${guard}: ${file}`)).toEqual([])
  expect(allMutations.flatMap(({ by }) => by).filter(test => !existsSync(join(root, test)))).toEqual([])
  expect(new Set(allMutations.map(({ guard }) => guard)).size).toBe(allMutations.length)
})
