import { useMemo } from 'react'
import { locales } from '#shared/contract/language.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'

/** Formats dates (`yyyy-MM-dd`) or months in the language of the page. */
export const useDateFormats = () => {
  const language = useLanguage()
  return useMemo(() => {
    const words = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })
      return (date: string) => format.format(new Date(date))
    }
    return {
      /** “tisdag 24 november 2026” */
      full: words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      /** “tis 24 nov. 2026” */
      short: words({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
      month: words({ month: 'long', year: 'numeric' }),
      weekday: words({ weekday: 'long' }),
      shortWeekday: words({ weekday: 'short' }),
      /** “tisdag 24 november”, and the year if it is not the present one */
      dayAt: (instant: string, timeZone: string) => {
        const year = (at: Date) => at.toLocaleDateString('en', { timeZone, year: 'numeric' })
        const isThisYear = year(new Date(instant)) === year(new Date())
        return new Date(instant).toLocaleDateString(locales[language], {
          ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long' },
          ...(!isThisYear && { year: 'numeric' }),
        })
      },
      timeAt: (instant: string, timeZone: string) =>
        new Date(instant).toLocaleTimeString(locales[language], {
          ...{ timeZone, hour: '2-digit', minute: '2-digit' },
        }),
    }
  }, [language])
}
