import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'
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

const isCode = ({ file }: { file: string }) => /\.tsx?$/.test(file)

const isParsed = (code: string, file: string): boolean => {
  try {
    parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') })
    return true
  } catch {
    return false
  }
}

it('what is left without a guard is still code, or its tests would fail for nothing', () => {
  const broken = allMutations.filter(isCode).filter(({ file, from, to }) => {
    const source = readFileSync(join(root, file), 'utf8')
    return !isParsed(
      source.replace(from, () => to),
      file,
    )
  })
  expect(broken.map(({ guard, file }) => `${guard}: ${file}`)).toEqual([])
})
