import { useState } from 'react'
import { openDialog, useOpenDialog } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './StartChoice.module.css'

const ways = ['project', 'meeting'] as const

/** How to begin. The meeting's dialog takes the place of this one as soon as it is there. */
export const StartChoice = ({ onProject }: { onProject: () => void }) => {
  const t = usePhrases('leads')
  const [chosen, setChosen] = useState<(typeof ways)[number]>('project')
  const isLeaving = useOpenDialog()?.name === 'booking'
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (isLeaving) return
        if (chosen === 'meeting') openDialog('booking')
        else onProject()
      }}
    >
      <fieldset className={styles.ways}>
        <legend className={styles.question}>{t('getStarted.question')}</legend>
        {ways.map(way => (
          <label key={way} className={styles.way}>
            <input
              type="radio"
              name="way"
              className={styles.radio}
              checked={way === chosen}
              onChange={() => setChosen(way)}
            />
            <span className={styles.name}>{t(`getStarted.${way}`)}</span>
            <span className={styles.text}>{t(`getStarted.${way}Text`)}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" busy={isLeaving}>
        {t('getStarted.next')}
      </Button>
    </form>
  )
}
