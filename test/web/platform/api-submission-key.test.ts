import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'

const said = vi.fn()

beforeEach(() => {
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent) => said(detail))
})
afterEach(() => {
  vi.unstubAllGlobals()
  said.mockReset()
})

test('a form keeps its key while it sends the same again', () => {
  const submission = submissionKey('meeting')
  expect(submission.keyFor({ name: 'A' })).toBe(submission.keyFor({ name: 'A' }))
})

test('a form gets another key once its content changes', () => {
  const submission = submissionKey('meeting')
  expect(submission.keyFor({ name: 'A' })).not.toBe(submission.keyFor({ name: 'B' }))
})

test('the same content after a success is another submission', () => {
  const submission = submissionKey('meeting')
  const first = submission.keyFor({ name: 'A' })
  submission.succeeded()
  expect(submission.keyFor({ name: 'A' })).not.toBe(first)
})

test('a success is announced by the name of its form, and nothing that was typed', () => {
  const submission = submissionKey('meeting')
  submission.keyFor({ name: 'A' })
  expect(said).not.toHaveBeenCalled()
  submission.succeeded()
  expect(said.mock.calls).toEqual([[{ kind: 'form_sent', form: 'meeting' }]])
})
