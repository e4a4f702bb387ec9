import { describe, expect, it } from 'vitest'
import { brand } from '#shared/brand.ts'
import { sourceFiles } from './source-files.ts'

const product = sourceFiles('shared', 'lambdas', 'infra', 'web')
const everywhere = [...product, ...sourceFiles('test')]
const mostLines = 300

const pathsOf = (files: readonly (readonly [path: string, text: string])[]) => files.map(([path]) => path)

describe('the sources', () => {
  it('are found', () => {
    expect(everywhere.length).toBeGreaterThan(200)
  })

  it(`are files of at most ${mostLines} lines, phrases and data aside`, () => {
    const long = everywhere.filter(
      ([path, text]) =>
        !/^shared\/phrases\/|\/content\/|\.json$/.test(path) && text.split('\n').length > mostLines + 1,
    )
    expect(pathsOf(long)).toEqual([])
  })

  it('contain no open task, no skipped test and no disabled check', () => {
    // `...only(` is the spread of a test's own function.
    const forbidden = /\b(?:TO[D]O|FIX[M]E)\b|@ts-(?:ignor[e]|nochec[k])|(?<!\.)\.(?:only|skip|todo)\(/
    expect(pathsOf(everywhere.filter(([, text]) => forbidden.test(text)))).toEqual([])
  })

  it('write transactions in one file, which retries those that met another', () => {
    const writing = product.filter(([, text]) => /\bTransactWrite(?:Items)?Command\b/.test(text))
    expect(pathsOf(writing)).toEqual(['lambdas/platform/table/transact.ts'])
  })

  it('write DynamoDB expressions in platform/table only', () => {
    const expression = /(?:Condition|Update|Filter|Projection)Expression|ExpressionAttribute(?:Names|Values)/
    const writing = product.filter(([path, text]) => path.startsWith('lambdas/') && expression.test(text))
    const folders = new Set(pathsOf(writing).map(path => path.slice(0, path.lastIndexOf('/'))))
    expect([...folders]).toEqual(['lambdas/platform/table'])
  })

  it('name the brand in one file, so that rebranding is an edit of it', () => {
    const naming = product.filter(([, text]) => new RegExp(brand.name, 'i').test(text))
    expect(pathsOf(naming)).toEqual(['shared/brand.ts'])
  })
})
