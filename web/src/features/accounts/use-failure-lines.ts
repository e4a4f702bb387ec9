import { usePhrases } from '#web/src/platform/i18n.ts'
import type { failurePhrase, partnerFailurePhrase } from './failure-words.ts'

type FailurePhrase = ReturnType<typeof failurePhrase> | ReturnType<typeof partnerFailurePhrase>

/** Returns the text of a failure, with the request id for the person to quote, if there is one. */
export const useFailureLines = () => {
  const t = usePhrases('accounts')
  return (phrase: FailurePhrase, requestId: string): string[] => {
    const reference = requestId ? [t('notice.reference', { id: requestId })] : []
    return [t(`notice.${phrase}`), ...reference]
  }
}
