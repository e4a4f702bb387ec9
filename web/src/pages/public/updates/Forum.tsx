import { brand } from '#shared/brand.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import { mailAbout } from './mail-about.ts'
import page from './Updates.module.css'

export const Forum = () => {
  const t = usePhrases('updates')
  return (
    <div className={page.empty}>
      <h2>{t('forum.none')}</h2>
      <p>{t('forum.noneText')}</p>
      <a className={buttonClass()} href={mailAbout(brand.contactEmail, t('forum.subject'))}>
        {t('forum.ask')}
      </a>
    </div>
  )
}
