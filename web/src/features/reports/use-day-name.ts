import { useMemo } from 'react'
import { locales } from '#shared/contract/language.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'

/** Names a day within its month: "mån 3 nov." */
export const useDayName = () => {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locales[language], {
      ...{ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' },
    })
    return (day: string): string => format.format(new Date(day))
  }, [language])
}
