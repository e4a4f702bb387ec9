import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Entity } from '#shared/contract/entity.ts'
import { entities } from '#shared/entities.ts'
import { attributesOf, isOpen } from './attributes-of.ts'
import { sourceFiles } from './source-files.ts'

const declared = Object.entries<Entity>(entities)
const declarations = sourceFiles('shared').filter(([path]) => path.endsWith('.entity.ts'))

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const kindIn = (path: string) => camel(basename(path, '.entity.ts'))

/** What only the table needs, or an erasure adds. */
const besides = ['GSI1PK', 'GSI1SK']

/** Reviewed: its data is exported with the items that it repeats. */
const notExported = ['once']

/** Reviewed: its mails go to the operators alone, or to the two sides that it names. */
const withoutAddress = ['pageFailure', 'agreement', 'rating', 'approval', 'auditMonth', 'payDay']

const lacksOf = ([kind, entity]: (typeof declared)[number]): string[] => {
  const { heading, kept, onErasure, mailsOn, mailsWithin, pk } = entity
  const attributes = attributesOf(entity)
  const has = (name: string) => attributes.has(name) || isOpen(entity) || besides.includes(name)
  const named = typeof onErasure === 'object' ? [...onErasure.keeps, ...(onErasure.blanks ?? [])] : []
  const isOfBooks = 'until' in kept && kept.until.endsWith('books close')
  return [
    ...(onErasure !== 'left' && !heading && !notExported.includes(kind) ? ['a heading for the export'] : []),
    ...named.filter(name => !has(name)).map(name => `the attribute ${name}, which an erasure keeps`),
    ...(typeof onErasure === 'object' && !isOfBooks
      ? ['a reason to stay: it is not kept for the books']
      : []),
    ...(mailsOn && !isOpen(entity) && !attributes.has('email') && !withoutAddress.includes(kind)
      ? ['an address to mail to']
      : []),
    ...(mailsOn && pk.startsWith('<') && !mailsWithin ? ['the partitions in which its mails arise'] : []),
  ].map(lack => `${kind} lacks ${lack}`)
}

describe('the declarations of items', () => {
  it('are in the registry, each under the name of its file', () => {
    expect(declarations.map(([path]) => kindIn(path)).sort()).toEqual(Object.keys(entities).sort())
    const misnamed = declarations.filter(
      ([path, text]) => !text.includes(`export const ${kindIn(path)}Entity =`),
    )
    expect(misnamed.map(([path]) => path)).toEqual([])
  })

  it('are complete', () => {
    expect(declared.flatMap(lacksOf)).toEqual([])
  })

  it('have a key each that no other has', () => {
    const shapes = declared.map(([, { pk, sk }]) => `${pk} ${sk}`.replace(/<[\w.]+>/g, '<>'))
    expect(new Set(shapes).size).toBe(declared.length)
  })
})

/** Returns the beginning of a key, or of half a key: its first word, and `#` if anything follows. */
const prefixes = new Set(
  declared
    .flatMap(([, { pk, sk, index }]) => [pk, sk, ...(index ? [index.pk, index.sk] : [])])
    .flatMap(template => /^[A-Z]+#/.exec(template)?.[0] ?? []),
)

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const typed = (text: string): string[] =>
  [...withoutComments(text).matchAll(/['"`]([A-Z]+#)/g)].flatMap(([, prefix = '']) =>
    prefixes.has(prefix) ? [prefix] : [],
  )

/** Declarations, and rows of the chart, which its own test compares with them. */
const isDeclaration = (path: string) =>
  /[.]entity[.]ts(?:[.]txt)?$|\/chart[.]txt$/.test(path) || path === 'shared/contract/partitions.ts'

describe('the prefix of a key', () => {
  it('is written in declarations only', () => {
    expect(prefixes.size).toBeGreaterThan(30)
    const elsewhere = sourceFiles('shared', 'lambdas', 'infra', 'web').filter(
      ([path]) => !isDeclaration(path),
    )
    expect(elsewhere.flatMap(([path, text]) => typed(text).map(prefix => `${path}: ${prefix}`))).toEqual([])
  })
})
