import { brand } from '#shared/brand.ts'
import { agreeToSelfBilling, type Pay } from '#shared/self-bills/partner-self-bills.ts'
import { selfBillingVersion } from '#shared/self-bills/seller.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useHeldFocus } from '#web/src/ui/use-held-focus.ts'
import styles from './self-bills.module.css'
import { useSent } from './use-sent.ts'

type Seller = NonNullable<Pay['seller']>

const clauses = ['make', 'approve', 'own', 'tell'] as const

const Company = ({ seller }: { seller: Seller }) => {
  const t = usePhrases('self-bills')
  const { legalName, organizationNumber, vatNumber, street, postalCode, city } = seller
  const address = `${street}, ${postalCode} ${city}`
  const stated = { legalName, organizationNumber, vatNumber: vatNumber ?? t('noVat'), address }
  return (
    <dl className={styles.rows}>
      {(Object.keys(stated) as (keyof typeof stated)[]).map(name => (
        <div key={name} className={styles.row}>
          <dt>{t(`registered.${name}`)}</dt>
          <dd>{stated[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The company of a partner and the agreement that we make its bills, which the partner accepts here. */
export const SelfBillingAgreement = ({
  seller,
  reread,
}: {
  seller: Seller
  reread: () => Promise<unknown>
}) => {
  const t = usePhrases('self-bills')
  const { day } = useDayFormats()
  const { isBusy, send } = useSent(reread)
  const held = useHeldFocus<HTMLDetailsElement>()
  const accept = () =>
    send(() => call(agreeToSelfBilling, { body: { version: selfBillingVersion } }), {
      ...{ done: t('agreement.accepted'), refused: t('agreement.refused') },
    })
  return (
    <details {...held} className={styles.bill} open={!seller.agreedAt}>
      <summary>
        <h3 className={styles.name}>{t('agreement.title')}</h3>
        <span className={styles.state} data-state={seller.agreedAt ? 'approved' : 'proposed'}>
          {t(seller.agreedAt ? 'agreement.inForce' : 'states.proposed')}
        </span>
      </summary>
      <div className={styles.content}>
        <h4 className={styles.small}>{t('company')}</h4>
        <Company seller={seller} />
        <ul className={styles.clauses}>
          {clauses.map(name => (
            <li key={name}>{t(`agreement.${name}`)}</li>
          ))}
        </ul>
        {seller.agreedAt ? (
          <p className={styles.reason}>
            {t('agreement.since', { day: day(seller.agreedAt), email: brand.contactEmail })}
          </p>
        ) : (
          <Button busy={isBusy} onClick={() => void accept()}>
            {t('agreement.accept')}
          </Button>
        )}
      </div>
    </details>
  )
}
