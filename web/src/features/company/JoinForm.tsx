import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { TermsSentence } from '#web/src/ui/forms/TermsSentence.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import styles from './company.module.css'
import { useJoining } from './use-invitation.ts'

/** The name with which somebody joins a company. */
export const JoinForm = ({ token, onJoined }: { token: string; onJoined: () => void }) => {
  const t = usePhrases('company')
  const messageOf = useFieldMessage()
  const { name, setName, fault, isBusy, submit, terms } = useJoining(token, onJoined)
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={t('join.yourName')}
        hint={t('join.yourNameHint')}
        autoComplete="name"
        error={messageOf(fault === undefined ? undefined : { message: fault })}
        readOnly={isBusy}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
      />
      <TermsSentence by="onboarding" version={terms.version} isNew={terms.isNew} />
      <FormActions submit={t('join.accept')} working={t('working')} busy={isBusy} />
    </form>
  )
}
