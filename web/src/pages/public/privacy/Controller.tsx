import { brand } from '#shared/brand.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'

export const Controller = () => {
  const t = usePhrases('privacy')
  return (
    <section id="controller">
      <h2>{t('controller.heading')}</h2>
      <p>
        {t('controller.text', { brand: brand.name })}{' '}
        <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>.
      </p>
    </section>
  )
}
