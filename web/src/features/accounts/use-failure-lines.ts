import { usePhrases } from '#web/src/platform/i18n.ts'
import type { failurePhrase, partnerFailurePhrase } from './failure-words.ts'

type FailurePhrase = ReturnType<typeof failurePhrase> | ReturnType<typeof partnerFailurePhrase>

/** A failure in words, with the id of the request for the person to quote, where there is one. */
export const useFailureLines = () => {
  const t = usePhrases('accounts')
  return (phrase: FailurePhrase, requestId: string): string[] => {
    const reference = requestId ? [t('notice.reference', { id: requestId })] : []
    return [t(`notice.${phrase}`), ...reference]
  }
}
