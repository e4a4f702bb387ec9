import { afterEach, describe, expect, it, vi } from 'vitest'
import errors from '#shared/phrases/sv/errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { dismiss, toasts } from '#web/src/ui/toast-store.ts'
import { handOver } from '#web/src/ui/use-stored-file.ts'
import { sourceFiles } from '../../house/source-files.ts'

const failed = { title: 'Filen kunde inte hämtas', text: 'Försök igen om en stund.' }

afterEach(() => {
  for (const { id } of toasts.read()) dismiss(id)
})

const asking = async (link: () => Promise<{ url: string }>) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const open = vi.fn()
  await handOver({ link, open, failed, errors: code => errors[code] })
  return { open, said: toasts.read().map(({ title, text }) => ({ title, text })) }
}

const refused = (code: 'file_unsafe' | 'not_found' | 'unavailable', status: number) =>
  asking(async () => {
    throw new ApiError(code, { status })
  })

describe('a stored file', () => {
  it('is opened by its link', async () => {
    const { open, said } = await asking(async () => ({ url: 'https://files.example/1' }))
    expect(open).toHaveBeenCalledWith('https://files.example/1')
    expect(said).toEqual([])
  })

  it('in which the scan found something is not promised for a later attempt', async () => {
    const { open, said } = await refused('file_unsafe', 403)
    expect(open).not.toHaveBeenCalled()
    expect(said).toEqual([{ ...failed, text: errors.file_unsafe }])
  })

  it('that is gone is not, either', async () => {
    expect((await refused('not_found', 404)).said).toEqual([{ ...failed, text: errors.not_found }])
  })

  it('that the network kept back is', async () => {
    expect((await refused('unavailable', 0)).said).toEqual([failed])
  })
})

it('says so wherever a link to one is asked for', () => {
  const asked = sourceFiles('web/src').filter(([, text]) =>
    /call\(link(?:Cv|InquiryFile)\b|=> link\(id\)/.test(text),
  )
  expect(asked.map(([path]) => path)).toHaveLength(3)
  for (const [path, text] of asked) expect(text, path).toContain('useStoredFile')
})
