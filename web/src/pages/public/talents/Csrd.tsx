import { usePhrases } from '#web/src/platform/i18n.ts'
import table from '#web/src/ui/Table.module.css'
import styles from './Csrd.module.css'

/** The reporting standards (ESRS) that a plant has data for. */
const standards = [
  ['ESRS E1', 'climate'],
  ['ESRS E3', 'water'],
  ['ESRS E5', 'resources'],
  ['ESRS S1', 'workforce'],
] as const

export const Csrd = () => {
  const t = usePhrases('talents')
  return (
    <section className={styles.band} aria-labelledby="csrd">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="csrd">{t('csrd.heading')}</h2>
          <p>{t('csrd.text')}</p>
        </div>
        <table className={`${table.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('csrd.standard')}</th>
              <th scope="col">{t('csrd.asks')}</th>
              <th scope="col">{t('csrd.does')}</th>
            </tr>
          </thead>
          <tbody>
            {standards.map(([code, standard]) => (
              <tr key={code}>
                <th scope="row">
                  <span className={styles.code}>{code}</span> {t(`csrd.${standard}.name`)}
                </th>
                <td data-label={t('csrd.asks')}>{t(`csrd.${standard}.asks`)}</td>
                <td data-label={t('csrd.does')}>{t(`csrd.${standard}.does`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
