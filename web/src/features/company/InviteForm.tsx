import { type FormEvent, useRef, useState } from 'react'
import { inviteColleague } from '#shared/company/colleagues.ts'
import { type MemberRole, memberRoles } from '#shared/company/member-roles.ts'
import { emailAddress } from '#shared/contract/email.ts'
import { call } from '#web/src/platform/api.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { SelectField } from '#web/src/ui/SelectField.tsx'
import styles from './company.module.css'
import { useCompanyChange } from './use-colleagues.ts'

/** Invites an address with a role; says what each role may do. */
export const InviteForm = () => {
  const t = usePhrases('company')
  const messageOf = useFieldMessage()
  const language = useLanguage()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('requester')
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, send } = useCompanyChange()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = emailAddress.safeParse(email)
    setFault(checked.error?.issues[0]?.message)
    if (!checked.success) return field.current?.focus()
    const body = { email: checked.data, role, language }
    const done = { title: t('sent'), text: t('sentText', { email: checked.data }) }
    if (await send(() => call(inviteColleague, { body }), done)) setEmail('')
  }
  return (
    <section className={styles.part} aria-labelledby="invite">
      <h2 id="invite">{t('invite')}</h2>
      <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <Field
          ref={field}
          type="email"
          autoComplete="off"
          label={t('email')}
          hint={t('emailHint')}
          error={messageOf(fault === undefined ? undefined : { message: fault })}
          readOnly={isBusy}
          value={email}
          onChange={event => setEmail(event.currentTarget.value)}
        />
        <SelectField
          label={t('role')}
          hint={`${t(`roles.${role}`)}: ${t(`may.${role}`)}.`}
          value={role}
          disabled={isBusy}
          onChange={event => setRole(event.currentTarget.value as MemberRole)}
        >
          {memberRoles.map(one => (
            <option key={one} value={one}>
              {t(`roles.${one}`)}
            </option>
          ))}
        </SelectField>
        <FormActions submit={t('send')} working={t('working')} busy={isBusy} />
      </form>
    </section>
  )
}
