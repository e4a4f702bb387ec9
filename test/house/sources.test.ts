import { describe, expect, it } from 'vitest'
import { brand } from '#shared/brand.ts'
import { sourceFiles } from './source-files.ts'

const product = sourceFiles('shared', 'lambdas', 'infra', 'web')
const everywhere = [...product, ...sourceFiles('test')]
const mostLines = 300

/** Reviewed: tables of what is refused or filled in, one case a line, read from top to bottom. */
const longOnPurpose = [
  'test/infra/local/cognito/refusals.test.ts',
  'test/infra/local/streams/pump.test.ts',
  'test/journeys/public-forms.ts',
  'test/lambdas/files.test.ts',
]

const pathsOf = (files: readonly (readonly [path: string, text: string])[]) => files.map(([path]) => path)

describe('the sources', () => {
  it('are there to be read', () => {
    expect(everywhere.length).toBeGreaterThan(200)
  })

  it(`are files of at most ${mostLines} lines, words aside`, () => {
    const long = everywhere.filter(
      ([path, text]) =>
        !/^shared\/phrases\/|\/content\//.test(path) && text.split('\n').length > mostLines + 1,
    )
    expect(pathsOf(long)).toEqual(longOnPurpose)
  })

  it('leave nothing for later, and nothing out', () => {
    // `...only(` is the spread of a test's own function.
    const forbidden = /\b(?:TO[D]O|FIX[M]E)\b|@ts-(?:ignor[e]|nochec[k])|(?<!\.)\.(?:only|skip|todo)\(/
    expect(pathsOf(everywhere.filter(([, text]) => forbidden.test(text)))).toEqual([])
  })

  it('write transactions in one file, which tries those again that met another', () => {
    const writing = product.filter(([, text]) => /\bTransactWrite(?:Items)?Command\b/.test(text))
    expect(pathsOf(writing)).toEqual(['lambdas/platform/table/transact.ts'])
  })

  it('write the expressions of DynamoDB in platform/table, so that stores say what they mean', () => {
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
