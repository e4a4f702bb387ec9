import { policyTimes } from '#shared/privacy/policy-times.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Stored.module.css'

const kinds = [
  'newsletter',
  'inquiries',
  'meetings',
  'investors',
  'orders',
  'accounts',
  'businessInquiries',
  'messages',
  'ratings',
  'partners',
  'work',
  'codes',
  'limits',
  'notices',
  'logs',
  'analytics',
] as const

/** One row for each kind of item that lambdas/ stores. */
export const Stored = () => {
  const t = usePhrases('privacy')
  return (
    <section id="stored">
      <h2>{t('stored.heading')}</h2>
      <p>{t('stored.text')}</p>
      <ul className={styles.records}>
        {kinds.map(kind => (
          <li key={kind} className={styles.record}>
            <h3>{t(`stored.${kind}.name`)}</h3>
            <p>{t(`stored.${kind}.what`)}</p>
            <dl className={styles.facts}>
              {(['why', 'basis', 'kept'] as const).map(fact => (
                <div key={fact}>
                  <dt>{t(`stored.${fact}`)}</dt>
                  <dd>{t(`stored.${kind}.${fact}`, policyTimes)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
