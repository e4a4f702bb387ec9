import { usePhrases } from '#web/src/platform/i18n.ts'
import { Band } from '../Band.tsx'
import { DialogButton } from '../layout/DialogButton.tsx'
import line from '../node-line.module.css'
import styles from './CallToAction.module.css'

export const CallToAction = () => {
  const t = usePhrases('landing')
  const actions = (
    <>
      <DialogButton opens={{ name: 'booking', tab: 'meeting' }}>{t('callToAction.meeting')}</DialogButton>
      <DialogButton opens={{ name: 'booking', tab: 'project' }} variant="secondary">
        {t('callToAction.project')}
      </DialogButton>
    </>
  )
  return (
    <Band
      id="call-to-action"
      heading={t('callToAction.heading')}
      text={t('callToAction.text')}
      actions={actions}
    >
      <ol className={`${line.line} ${styles.next}`} aria-label={t('callToAction.nextLabel')}>
        <li>{t('callToAction.next1')}</li>
        <li>{t('callToAction.next2')}</li>
        <li>{t('callToAction.next3')}</li>
      </ol>
    </Band>
  )
}
