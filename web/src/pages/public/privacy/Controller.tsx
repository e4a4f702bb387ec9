import { brand } from '#shared/brand.ts'
import { shownOwner } from '#shared/owner/shown-owner.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'

export const Controller = () => {
  const t = usePhrases('privacy')
  const { email, ...company } = shownOwner(useLanguage())
  return (
    <section id="controller">
      <h2>{t('controller.heading')}</h2>
      <p>
        {t('controller.text', { ...company, brand: brand.name })} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </section>
  )
}
