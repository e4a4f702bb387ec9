import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LogFormat, openLog } from '#infra/local/logs/log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const written = async (format: LogFormat, pieces: string[]) => {
  const printed: string[] = []
  const log = openLog(folder, format, line => printed.push(line))
  for (const piece of pieces) log.write('newsletter', piece)
  await log.close()
  return { printed, kept: readFileSync(join(folder, 'log.ndjson'), 'utf8') }
}

const line = JSON.stringify({ level: 'WARN', message: 'mail_sent_twice', service: 'x', noticeId: 'n1' })

test('lines that arrive in pieces are joined, kept unchanged, and printed readably', async () => {
  const { printed, kept } = await written('all', [line.slice(0, 20), `${line.slice(20)}\nplain`])
  expect(kept).toBe(`${line}\nplain\n`)
  expect(printed).toEqual([
    expect.stringMatching(/^[\d:.]{12} WARN {2}newsletter: mail_sent_twice noticeId=n1$/),
    expect.stringMatching(/newsletter: plain$/),
  ])
})

test('successes are kept and not printed; failures are both', async () => {
  const told = (level: string) => JSON.stringify({ level, message: `${level} happened` })
  const pieces = ['INFO', 'WARN', 'ERROR', 'CRITICAL'].map(level => `${told(level)}\n`)
  const { printed, kept } = await written('errors', [...pieces, 'RangeError: no words of our logger\n'])
  expect(kept.split('\n')).toHaveLength(6)
  expect(printed.map(line => line.slice(13))).toEqual([
    'ERROR newsletter: ERROR happened',
    'CRITICAL newsletter: CRITICAL happened',
    '      newsletter: RangeError: no words of our logger',
  ])
})

test('LOG=json prints what the function wrote', async () => {
  expect((await written('json', [`${line}\n`])).printed).toEqual([line])
})

test('an error is printed with its stack', async () => {
  const error = { name: 'TypeError', message: 'no', stack: 'TypeError: no\n    at somewhere' }
  const { printed } = await written('all', [`${JSON.stringify({ message: 'failed', error })}\n`])
  expect(printed[0]).toContain('\n    TypeError: no\n        at somewhere')
})

test('an error logged by its name alone keeps it', async () => {
  const failed = { message: 'request_failed', code: 'internal', error: 'TypeError' }
  const { printed } = await written('all', [`${JSON.stringify(failed)}\n`])
  expect(printed[0]).toMatch(/request_failed code=internal error=TypeError$/)
})

test('a message cannot control the terminal', async () => {
  const { printed } = await written('all', [`${JSON.stringify({ message: '\u001b[2Jgone' })}\n`])
  expect(printed[0]).not.toContain('\u001b')
})
