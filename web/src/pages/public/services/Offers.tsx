import { grouped } from '#shared/figures.ts'
import { lowestPrice } from '#shared/services/offers.ts'
import type { ServicePage } from '#shared/services/service-page.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './Offers.module.css'

const Price = ({ kronor }: { kronor: number | undefined }) => {
  const t = usePhrases('service-pages')
  const language = useLanguage()
  if (kronor === undefined) return null
  return (
    <p className={styles.price}>
      {t('from', { price: grouped(kronor, language) })} <small>{t('withoutVat')}</small>
    </p>
  )
}

/** The offers of a service as a price list; each row can be asked about. */
export const Offers = ({ service, offers }: { service: string; offers: ServicePage['offers'] }) => {
  const t = usePhrases('service-pages')
  return (
    <section className={styles.band} aria-labelledby="offers">
      <div className={styles.inner}>
        <h2 id="offers">{offers.heading}</h2>
        <ul className={styles.list}>
          {offers.cards.map(({ title, text, price }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              <Price kronor={lowestPrice(price)} />
              <DialogButton
                variant="secondary"
                small
                aria-label={t('askAbout', { offer: title })}
                opens={{ name: 'booking', tab: 'project', projectTitle: `${service}: ${title}` }}
              >
                {t('ask')}
              </DialogButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
