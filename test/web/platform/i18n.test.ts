import { describe, expect, it, vi } from 'vitest'
import { addPhraseFiles, createI18n, loadPhrases, renderedPhrases } from '#web/src/platform/i18n.ts'

const lost = new Error('The network is gone')
const file = vi.fn<() => Promise<{ default: object }>>()
addPhraseFiles({ '../../../shared/phrases/sv/fields.ts': file })

describe('phrases that could not be fetched', () => {
  it('are fetched again on the next request', async () => {
    file
      .mockReset()
      .mockRejectedValueOnce(lost)
      .mockResolvedValue({ default: { required: 'Fyll i' } })
    const instance = createI18n('sv')
    await expect(loadPhrases(instance, 'fields')).rejects.toBe(lost)
    await loadPhrases(instance, 'fields')
    await loadPhrases(instance, 'fields')
    expect(instance.t('required', { ns: 'fields' })).toBe('Fyll i')
    expect(file).toHaveBeenCalledTimes(2)
  })

  it('are not fetched again during a render, which would loop', async () => {
    file.mockReset().mockRejectedValue(lost)
    const instance = createI18n('sv')
    await expect(renderedPhrases(instance, 'fields')).rejects.toBe(lost)
    await expect(renderedPhrases(instance, 'fields')).rejects.toBe(lost)
    expect(file).toHaveBeenCalledTimes(1)
  })
})
