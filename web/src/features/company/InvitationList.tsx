import { withdrawInvitation } from '#shared/company/colleagues.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './company.module.css'
import { type ShownInvitation, useCompanyChange } from './use-colleagues.ts'

const Row = ({ invitation, isOwner }: { invitation: ShownInvitation; isOwner: boolean }) => {
  const t = usePhrases('company')
  const { day } = useDayFormats()
  const { isBusy, send } = useCompanyChange()
  const { id, email, role, invitedBy, expiresAt } = invitation
  const withdraw = () => send(() => call(withdrawInvitation, { params: { id } }), { title: t('withdrawn') })
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{email}</strong>
        <span className={styles.note}>{t('invitedBy', { name: invitedBy, day: day(expiresAt) })}</span>
      </div>
      <span>{t(`roles.${role}`)}</span>
      {isOwner && (
        <Button
          variant="quiet"
          small
          busy={isBusy}
          aria-label={t('withdrawLabel', { email })}
          onClick={() => void withdraw()}
        >
          {t('withdraw')}
        </Button>
      )}
    </li>
  )
}

type ListProps = { invitations: readonly ShownInvitation[]; isOwner: boolean }

/** Who has been invited and has not answered. */
export const InvitationList = ({ invitations, isOwner }: ListProps) => {
  const t = usePhrases('company')
  if (invitations.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="invitations">
      <h2 id="invitations">{t('invitations')}</h2>
      <ul className={styles.rows}>
        {invitations.map(one => (
          <Row key={one.id} invitation={one} isOwner={isOwner} />
        ))}
      </ul>
    </section>
  )
}
