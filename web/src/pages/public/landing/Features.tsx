import { claims } from '#shared/claims.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Features.module.css'

/** Each property of the service with the claims it rests on; one whose owner hides a claim is left out. */
const features = [
  { name: 'vetting', rests: [claims.accepted] },
  { name: 'contract', rests: [] },
  { name: 'price', rests: [] },
  { name: 'commitment', rests: [claims.commitment, claims.notice] },
  { name: 'guarantee', rests: [claims.moneyBack] },
  { name: 'network', rests: [claims.engineers] },
] as const

const facts = {
  percent: claims.accepted.value,
  months: claims.commitment.value,
  engineers: claims.engineers.value,
}

/** The terms, as the data sheet that comes with a part. */
export const Features = () => {
  const t = usePhrases('landing')
  const days = { commitment: claims.notice.value, guarantee: claims.moneyBack.value }
  return (
    <section className={styles.section} aria-labelledby="features">
      <div className={styles.head}>
        <h2 id="features">{t('features.heading')}</h2>
        <p>{t('features.text')}</p>
      </div>
      <table className={styles.sheet}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('features.property')}</th>
            <th scope="col">{t('features.value')}</th>
            <th scope="col">{t('features.remark')}</th>
          </tr>
        </thead>
        <tbody>
          {features
            .filter(({ rests }) => rests.every(({ shown }) => shown))
            .map(({ name }) => {
              const values = { ...facts, days: name === 'guarantee' ? days.guarantee : days.commitment }
              return (
                <tr key={name}>
                  <th scope="row">{t(`features.${name}.name`)}</th>
                  <td className={styles.value}>{t(`features.${name}.value`, values)}</td>
                  <td>{t(`features.${name}.text`, values)}</td>
                </tr>
              )
            })}
        </tbody>
      </table>
    </section>
  )
}
