import type { Watch } from '#shared/watches/watch.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './Watches.module.css'

const useSummary = ({ skills, places, remote, fits, minWeeks: from, maxWeeks: to }: Watch): string => {
  const t = usePhrases('watches')
  const where = [places, remote && t('remote')].filter(Boolean).join(', ')
  const weeks = {
    between: from !== null && to !== null && t('weeksBetween', { from, to }),
    from: from !== null && t('weeksFrom', { count: from }),
    to: to !== null && t('weeksTo', { count: to }),
  }
  const parts = [skills, where, weeks.between || weeks.from || weeks.to, fits && t('fits')].filter(Boolean)
  return parts.join(' · ') || t('everything')
}

type ItemProps = { watch: Watch; busy: boolean; onChange: () => void; onRemove: () => void }

/** One watch: what it is for, and the buttons to change and remove it. */
export const WatchItem = ({ watch, busy, onChange, onRemove }: ItemProps) => {
  const t = usePhrases('watches')
  const { name } = watch
  return (
    <li className={styles.watch}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.summary}>{useSummary(watch)}</p>
      <div className={styles.buttons}>
        <Button variant="quiet" small aria-label={t('changeLabel', { name })} onClick={onChange}>
          {t('change')}
        </Button>
        <Button variant="quiet" small busy={busy} aria-label={t('removeLabel', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
