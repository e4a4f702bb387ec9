import { useState } from 'react'
import { acceptJoinRequest, declineJoinRequest, requestedRoles } from '#shared/company/join-requests.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { SelectField } from '#web/src/ui/SelectField.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './company.module.css'
import { type JoinRequest, useCompanyChange } from './use-colleagues.ts'

type RequestedRole = (typeof requestedRoles)[number]

const Row = ({ request: { id, email, createdAt, expiresAt } }: { request: JoinRequest }) => {
  const t = usePhrases('company')
  const { day } = useDayFormats()
  const { isBusy, send } = useCompanyChange()
  const [role, setRole] = useState<RequestedRole>('requester')
  const params = { id }
  const accept = () =>
    send(() => call(acceptJoinRequest, { params, body: { role } }), {
      title: t('sent'),
      text: t('sentText', { email }),
    })
  const decline = () =>
    send(() => call(declineJoinRequest, { params }), { title: t('requests.declined', { email }) })
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{email}</strong>
        <span className={styles.note}>
          {t('requests.asked', { day: day(createdAt), until: day(expiresAt) })}
        </span>
      </div>
      <SelectField
        label={t('roleOf', { name: email })}
        hint={`${t(`roles.${role}`)}: ${t(`may.${role}`)}.`}
        value={role}
        disabled={isBusy}
        onChange={event => setRole(event.currentTarget.value as RequestedRole)}
      >
        {requestedRoles.map(one => (
          <option key={one} value={one}>
            {t(`roles.${one}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.answer}>
        <Button
          small
          busy={isBusy}
          aria-label={t('requests.acceptLabel', { email })}
          onClick={() => void accept()}
        >
          {t('requests.accept')}
        </Button>
        <Button
          variant="quiet"
          small
          disabled={isBusy}
          aria-label={t('requests.declineLabel', { email })}
          onClick={() => void decline()}
        >
          {t('requests.decline')}
        </Button>
      </div>
    </li>
  )
}

/** Who asks to join the company, for its owner to accept or decline. */
export const JoinRequestList = ({ items }: { items: readonly JoinRequest[] }) => {
  const t = usePhrases('company')
  if (items.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="requests">
      <h2 id="requests">{t('requests.title')}</h2>
      <p className={styles.note}>{t('requests.text')}</p>
      <ul className={styles.rows}>
        {items.map(one => (
          <Row key={one.id} request={one} />
        ))}
      </ul>
    </section>
  )
}
