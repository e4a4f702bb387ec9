import { useMemo } from 'react'
import { locales } from '#shared/contract/language.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'

/**
 * Formats days and months, given as dates (`yyyy-MM-dd`, `yyyy-MM`) or as instants, which are shown in Swedish time.
 */
export const useDayFormats = () => {
  const language = useLanguage()
  return useMemo(() => {
    const words = (options: Intl.DateTimeFormatOptions) => {
      const format = (timeZone: string) =>
        new Intl.DateTimeFormat(locales[language], { ...options, timeZone })
      const [calendar, sweden] = [format('UTC'), format('Europe/Stockholm')]
      return (when: string) => (when.includes('T') ? sweden : calendar).format(new Date(when))
    }
    return {
      /** “24 nov. 2026” */
      day: words({ day: 'numeric', month: 'short', year: 'numeric' }),
      /** “november” */
      month: words({ month: 'long' }),
      /** “november 2026” */
      monthOfYear: words({ month: 'long', year: 'numeric' }),
    }
  }, [language])
}
