import { describe, expect, it } from 'vitest'
import { Failure } from '#lambdas/platform/failure.ts'
import { parsed } from '#lambdas/platform/http/request.ts'
import { everyField, type ParsedField } from '../builders/every-field.ts'
import { measureLeastCpu } from '../builders/least-cpu.ts'
import { longRuns } from '../builders/long-runs.ts'

const mostMilliseconds = 50

const refusal = ({ parser, filled }: ParsedField, value: string): string => {
  try {
    parsed(parser, filled(value))
    return 'taken'
  } catch (error) {
    return error instanceof Failure ? error.code : `threw ${String(error).slice(0, 80)}`
  }
}

const fields = everyField.map(field => [`${field.of} ${field.part} ${field.name}`, field] as const)

describe('64 KB of anything in one field', () => {
  it('are sent to every endpoint that reads input', () => {
    expect(fields.length).toBeGreaterThan(150)
  })

  it.each(fields)('%s: refused at once', (_, field) => {
    for (const [name, run] of longRuns) {
      let answer = ''
      const milliseconds = measureLeastCpu(() => {
        answer = refusal(field, run)
      }, mostMilliseconds)
      expect(answer, name).toBe('invalid_fields')
      expect(milliseconds, name).toBeLessThan(mostMilliseconds)
    }
  })
})
