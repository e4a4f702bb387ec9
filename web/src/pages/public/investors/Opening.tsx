import { brand } from '#shared/brand.ts'
import { roundName } from '#shared/investors/pitch.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './Opening.module.css'
import { StepResponse } from './StepResponse.tsx'

export const Opening = () => {
  const t = usePhrases('investors')
  const round = roundName(useLanguage())
  return (
    <section className={styles.opening}>
      <div className={styles.words}>
        {round && <p className={styles.round}>{round}</p>}
        <h1>{t('hero.heading')}</h1>
        <p className={styles.lead}>{t('hero.lead', { brand: brand.name })}</p>
        <div className={styles.actions}>
          <DialogButton opens={{ name: 'booking', tab: 'meeting', hidesDuration: true }}>
            {t('hero.meeting')}
          </DialogButton>
          <a className={buttonClass({ variant: 'secondary' })} href="#figures">
            {t('hero.figures')}
          </a>
        </div>
      </div>
      <StepResponse />
    </section>
  )
}
