import { useMemo } from 'react'
import { locales } from '#shared/contract/language.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'

/** Formats an instant in the time zone of the reader. */
export const useMessageTimes = (): ((instant: string) => string) => {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' })
    return instant => format.format(new Date(instant))
  }, [language])
}
