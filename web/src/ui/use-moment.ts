import { useMemo } from 'react'
import { locales } from '#shared/contract/language.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'

/**
 * Words instants in the reader's own time zone, which each of them names: “torsdag 26 november 14:00 CET”. What is kept
 * for longer than a year has its year.
 */
export const useMoment = ({ hasYear = false } = {}) => {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locales[language], {
      ...{ weekday: 'long', day: 'numeric', month: 'long' },
      ...(hasYear && { year: 'numeric' }),
      ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
    })
    return (instant: string) => format.format(new Date(instant))
  }, [language, hasYear])
}
