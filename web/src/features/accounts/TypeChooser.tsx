import { type DialogName, openDialog } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import styles from './TypeChooser.module.css'

type ChoiceProps = { name: string; text: string; opens: Exclude<DialogName, 'credit-order'> }

const Choice = ({ name, text, opens }: ChoiceProps) => (
  <li>
    <button type="button" className={styles.choice} data-button={opens} onClick={() => openDialog(opens)}>
      <span className={styles.name}>{name}</span>
      <span className={styles.text}>{text}</span>
    </button>
  </li>
)

/** The choice between company and freelancer, before the login or registration. */
export const TypeChooser = ({ to, onClose }: { to: 'logIn' | 'register'; onClose: () => void }) => {
  const t = usePhrases('accounts')
  const logsIn = to === 'logIn'
  return (
    <Dialog title={logsIn ? t('chooser.logIn') : t('chooser.register')} onClose={onClose}>
      <ul className={styles.choices}>
        <Choice
          name={t('chooser.company')}
          text={logsIn ? t('chooser.companyLogIn') : t('chooser.companyRegister')}
          opens={logsIn ? 'business-login' : 'business-sign-up'}
        />
        <Choice
          name={t('chooser.freelancer')}
          text={logsIn ? t('chooser.freelancerLogIn') : t('chooser.freelancerRegister')}
          opens={logsIn ? 'partner-login' : 'partner-sign-up'}
        />
      </ul>
    </Dialog>
  )
}
