import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Features.module.css'

const features = ['vetting', 'contract', 'price', 'commitment', 'guarantee', 'network'] as const

/** The terms as a data sheet; a row with a hidden claim is left out. */
export const Features = () => {
  const t = usePhrases('landing')
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
            .filter(name => t(`features.${name}.value`))
            .map(name => (
              <tr key={name}>
                <th scope="row">{t(`features.${name}.name`)}</th>
                <td className={styles.value}>{t(`features.${name}.value`)}</td>
                <td>{t(`features.${name}.text`)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
