import { useLanguage } from '#web/src/platform/i18n.ts'

/** Formats a month, `yyyy-MM`, as “november 2026”. The shared formats come with the schema library, which is large. */
export const useMonthName = () => {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (month: string): string => format.format(new Date(month))
}
