import { useState } from 'react'
import { openDialog, useOpenDialog } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './StartChoice.module.css'

const choices = ['project', 'meeting'] as const

/** The choice between project and meeting. The meeting's dialog replaces this one as soon as it is loaded. */
export const StartChoice = ({ onProject }: { onProject: () => void }) => {
  const t = usePhrases('leads')
  const [chosen, setChosen] = useState<(typeof choices)[number]>('project')
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
      <fieldset className={styles.choices}>
        <legend className={styles.question}>{t('getStarted.question')}</legend>
        {choices.map(choice => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="choice"
              checked={choice === chosen}
              onChange={() => setChosen(choice)}
            />
            <span className={styles.name}>{t(`getStarted.${choice}`)}</span>
            <span className={styles.text}>{t(`getStarted.${choice}Text`)}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" busy={isLeaving}>
        {t('getStarted.next')}
      </Button>
    </form>
  )
}
