import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mailNames } from '../builders/mail-names.ts'
import { prodContext, resourcesOf, synthesize } from '../infra/stacks/synthesized.ts'
import { lambdaFields, lambdaLineTypes, loggedTexts } from './logged-lines.ts'

const folder = join(import.meta.dirname, '../../docs')
const pages = globSync(['runbooks/*.md', 'first-deploy.md'], { cwd: folder }).sort()
const read = (page: string) => readFileSync(join(folder, page), 'utf8')

const codeIn = (text: string): string[] => [
  ...[...text.matchAll(/^```\n([\s\S]*?)^```/gm)].map(([, block = '']) => block),
  ...[...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span),
]
const queries = pages.flatMap(page =>
  codeIn(read(page))
    .filter(code => /^(?:filter|fields|stats) /.test(code))
    .map(query => [page, query] as const),
)

const [stage] = resourcesOf(synthesize(prodContext), 'AWS::ApiGatewayV2::Stage')
const ofAccessLog = Object.keys(JSON.parse(stage?.[1].Properties.AccessLogSettings.Format))
const words =
  /^(?:filter|fields|stats|sort|limit|by|as|and|or|not|in|like|desc|asc|count|count_distinct|pct|max|min|avg|sum|bin)$/

/** Returns the field names in a query: everything but keywords, values and names that the query defines. */
const fieldsIn = (query: string): string[] =>
  query
    .replace(/"[^"]*"|\/[^/\n]*\/|\bbin\([^)]*\)|\bas \w+/g, ' ')
    .split(/[^\w.@]+/)
    .filter(word => /^[a-zA-Z@]/.test(word) && !words.test(word))

const textsIn = (query: string, field: string): string[] =>
  [...query.matchAll(new RegExp(`\\b${field} = "([^"]+)"`, 'g'))].map(([, text = '']) => text)

const everyField = new Set([...loggedTexts.values()].flatMap(fields => [...fields]))

/** Returns the fields of lines that a query can find: those of the texts it names, or of any if it names none. */
const findable = (query: string): Set<string> => {
  const texts = textsIn(query, 'message')
  const ours = texts.length > 0 ? texts.flatMap(text => [...(loggedTexts.get(text) ?? [])]) : [...everyField]
  return new Set([...ours, ...lambdaFields, ...ofAccessLog, '@timestamp', '@message', '@logStream'])
}

test('there are queries, and lines that they can find', () => {
  expect(queries.length).toBeGreaterThan(10)
  expect(loggedTexts.size).toBeGreaterThan(15)
  expect([...(loggedTexts.get('mail_settled') ?? [])]).toEqual(
    expect.arrayContaining(['messageId', 'template']),
  )
})

describe.each(queries)('%s: %s', (_, query) => {
  test('searches for texts that the functions log', () => {
    expect(textsIn(query, 'message').filter(text => !loggedTexts.has(text))).toEqual([])
    expect(textsIn(query, 'type').filter(type => !lambdaLineTypes.includes(type))).toEqual([])
  })

  test('names fields that these lines have', () => {
    expect(fieldsIn(query).filter(field => !findable(query).has(field))).toEqual([])
  })

  test('reads JSON: CloudWatch finds no fields in lines of plain text', () => {
    expect(query).not.toMatch(/@type|@(?:init|billed)?[dD]uration|@maxMemoryUsed|@requestId/)
  })
})

test('what a page says is in a log is a line, a mail template or a state', () => {
  const known = new Set<string>([...loggedTexts.keys(), ...mailNames])
  const named = pages.flatMap(page =>
    codeIn(read(page))
      .filter(code => /^[a-z]+(?:_[a-z]+)+$/.test(code))
      .map(code => `${page}: ${code}`),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter(one => !known.has(one.split(': ')[1] ?? ''))).toEqual([])
})
