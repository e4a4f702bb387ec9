import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chunkedFiles, projectRoot } from '#web/vite-options.ts'

const named = Object.entries(chunkedFiles).flatMap(([chunk, names]) =>
  names.map(name => [chunk, name] as const),
)

it.each(named)('the chunk %s finds a file that begins with %s', (_, name) => {
  expect(globSync(`${name}*`, { cwd: projectRoot })).not.toEqual([])
})
