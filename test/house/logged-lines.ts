import { sourceFiles } from './source-files.ts'

/** Fields of every line that the functions log (Powertools). */
const ofEveryLine = ['level', 'message', 'service', 'timestamp']

/**
 * Fields that Lambda itself writes about an invocation if the log format is JSON:
 * https://docs.aws.amazon.com/lambda/latest/dg/telemetry-schema-reference.html
 */
export const lambdaFields = [
  'type',
  'record.status',
  'record.requestId',
  'record.metrics.durationMs',
  'record.metrics.initDurationMs',
  'record.metrics.maxMemoryUsedMB',
]

/** The types of lines that Lambda writes at its default level of detail. */
export const lambdaLineTypes = ['platform.start', 'platform.report']

const call = /\blog(?:ger)?\.(?:info|warn|error)\(\s*'(\w+)'(?:,\s*(\{(?:[^{}]|\{[^{}]*\})*\}))?/g

/** Returns the names in an object literal, including those that are set only sometimes. */
const namesIn = (literal = ''): string[] =>
  [...literal.matchAll(/(?<=[{,(]\s*)(\w+)(?=\s*[:,}])/g)].map(([name]) => name)

/** What the functions log: each text with the fields of its lines. */
export const loggedTexts = new Map<string, Set<string>>()

for (const [, source] of sourceFiles('lambdas')) {
  for (const [, text = '', literal] of source.matchAll(call)) {
    const fields = loggedTexts.get(text) ?? new Set(ofEveryLine)
    for (const name of namesIn(literal)) fields.add(name)
    loggedTexts.set(text, fields)
  }
}
