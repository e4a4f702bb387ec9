import { expect, test } from 'vitest'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'

test('a form keeps its key while it sends the same again', () => {
  const submission = submissionKey()
  expect(submission.keyFor({ name: 'A' })).toBe(submission.keyFor({ name: 'A' }))
})

test('a form gets another key once its content changes', () => {
  const submission = submissionKey()
  expect(submission.keyFor({ name: 'A' })).not.toBe(submission.keyFor({ name: 'B' }))
})

test('the same content after a success is another submission', () => {
  const submission = submissionKey()
  const first = submission.keyFor({ name: 'A' })
  submission.succeeded()
  expect(submission.keyFor({ name: 'A' })).not.toBe(first)
})
