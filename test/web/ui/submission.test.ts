import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/src/platform/api-error.ts'
import { showRefusedFields } from '#web/src/ui/forms/show-refused-fields.ts'
import { deliver, type Submission } from '#web/src/ui/forms/submission.ts'
import { dismiss, toasts } from '#web/src/ui/toast-store.ts'

type Values = { email: string; website: string }

const typed: Values = { email: 'anna@verkstad.se', website: '' }
const refusal = new ApiError('invalid_fields', { status: 400, fields: { email: 'email_invalid' } })

const submitting = async (changed: Partial<Submission<Values, string>> = {}, values = typed) => {
  const send = vi.fn(async () => 'id-1')
  const onDone = vi.fn()
  const showFields = vi.fn()
  const texts = {
    done: ({ email }: Values) => ({ title: `sent to ${email}` }),
    failed: { title: 'failed' },
  }
  await deliver({ send, texts, onDone, ...changed }, values, 'sv', showFields)
  return { send, onDone, showFields, titles: toasts.read().map(({ title }) => title) }
}

const refused = async () => {
  throw refusal
}

afterEach(() => {
  for (const { id } of toasts.read()) dismiss(id)
})

describe('a public form', () => {
  it('is sent with its language, without an empty honeypot, and is done', async () => {
    const { send, onDone, titles } = await submitting()
    expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'anna@verkstad.se', language: 'sv' })
    expect(onDone).toHaveBeenCalledExactlyOnceWith('id-1', typed)
    expect(titles).toEqual(['sent to anna@verkstad.se'])
  })

  it('is sent with what a robot has filled in', async () => {
    const { send } = await submitting({}, { ...typed, website: 'http://spam.test' })
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ website: 'http://spam.test' }))
  })

  it.each([refusal, new Error('no network')])('that fails with %s says so and stays open', async error => {
    const fails = async () => {
      throw error
    }
    const { onDone, showFields, titles } = await submitting({ send: fails })
    expect(titles).toEqual(['failed'])
    expect(showFields).toHaveBeenCalledExactlyOnceWith(error)
    expect(onDone).not.toHaveBeenCalled()
  })

  it('shows nothing of a refusal that the form handles', async () => {
    const { showFields, titles } = await submitting({ send: refused, onRefused: () => true })
    expect(titles).toEqual([])
    expect(showFields).not.toHaveBeenCalled()
  })

  it('shows a refusal that the form only observes', async () => {
    const onRefused = vi.fn(async () => false)
    const { titles } = await submitting({ send: refused, onRefused })
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(refusal)
    expect(titles).toEqual(['failed'])
  })
})

it('marks every field that was refused, and focuses the first in the order of the form', () => {
  const setError = vi.fn()
  const fields = { phone: 'phone_invalid', email: 'email_invalid', unknown: 'unknown_field' } as const
  const error = new ApiError('invalid_fields', { status: 400, fields })
  showRefusedFields({ setError }, ['name', 'email', 'phone'], error)
  expect(setError.mock.calls).toEqual([
    ['email', { message: 'email_invalid' }, { shouldFocus: true }],
    ['phone', { message: 'phone_invalid' }, { shouldFocus: false }],
  ])
  showRefusedFields({ setError }, ['email'], new Error('no network'))
  expect(setError).toHaveBeenCalledTimes(2)
})
