import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './ServicesPage.module.css'

type NothingProps = { text: string; busy: boolean; onDescribe: () => void }

/** Suggestions for a search without results. */
export const NothingFound = ({ text, busy, onDescribe }: NothingProps) => {
  const t = usePhrases('business')
  return (
    <section className={styles.nothing} aria-labelledby="nothing">
      <h2 id="nothing">{t('services.noneTitle', { text })}</h2>
      <p>{t('services.none')}</p>
      <div>
        <Button busy={busy} aria-haspopup="dialog" onClick={onDescribe}>
          {t('services.noneCustom')}
        </Button>
      </div>
    </section>
  )
}
