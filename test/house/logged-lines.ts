import { sourceFiles } from './source-files.ts'

/** What every line of our functions has (Powertools). */
const ofEveryLine = ['level', 'message', 'service', 'timestamp']

/** What Lambda itself writes of an invocation where the log is JSON: https://docs.aws.amazon.com/lambda/latest/dg/telemetry-schema-reference.html */
export const lambdaFields = [
  'type',
  'record.status',
  'record.requestId',
  'record.metrics.durationMs',
  'record.metrics.initDurationMs',
  'record.metrics.maxMemoryUsedMB',
]

/** The types of such lines that Lambda writes at its usual level of detail. */
export const lambdaLineTypes = ['platform.start', 'platform.report']

const call = /\blog(?:ger)?\.(?:info|warn|error)\(\s*'(\w+)'(?:,\s*(\{(?:[^{}]|\{[^{}]*\})*\}))?/g

/** The names of an object as it is written, those that it has now and then too. */
const namesIn = (literal = ''): string[] =>
  [...literal.matchAll(/(?<=[{,(]\s*)(\w+)(?=\s*[:,}])/g)].map(([name]) => name)

/** What the functions log: each text with the fields that lines of that text have. */
export const loggedTexts = new Map<string, Set<string>>()

for (const [, source] of sourceFiles('lambdas')) {
  for (const [, text = '', literal] of source.matchAll(call)) {
    const fields = loggedTexts.get(text) ?? new Set(ofEveryLine)
    for (const name of namesIn(literal)) fields.add(name)
    loggedTexts.set(text, fields)
  }
}
