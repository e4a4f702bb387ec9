import { use } from 'react'
import { Button } from '#web/src/ui/Button.tsx'
import { DeskLanguage, useWords } from './words.ts'

/** Changes the language of the desk, on this machine. */
export const LanguageButton = () => {
  const t = useWords()
  const { language, change } = use(DeskLanguage)
  const other = language === 'sv' ? 'en' : 'sv'
  return (
    <Button variant="quiet" small lang={other} onClick={() => change(other)}>
      {t('language')}
    </Button>
  )
}
