import { useRef, useState } from 'react'
import { changeRole } from '#shared/company/colleagues.ts'
import { type MemberRole, memberRoles } from '#shared/company/member-roles.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { SelectField } from '#web/src/ui/SelectField.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './company.module.css'
import { EndDialog } from './EndDialog.tsx'
import { type Colleague, useCompanyChange } from './use-colleagues.ts'

const Role = ({ colleague: { id, name, role } }: { colleague: Colleague }) => {
  const t = usePhrases('company')
  const { isBusy, send } = useCompanyChange()
  const choose = (chosen: MemberRole) =>
    send(() => call(changeRole, { params: { id }, body: { role: chosen } }), {
      title: t('changed'),
      text: t('changedText', { name, role: t(`roles.${chosen}`).toLowerCase() }),
    })
  return (
    <SelectField
      label={t('roleOf', { name })}
      value={role}
      disabled={isBusy}
      onChange={event => void choose(event.currentTarget.value as MemberRole)}
    >
      {memberRoles.map(one => (
        <option key={one} value={one}>
          {t(`roles.${one}`)}
        </option>
      ))}
    </SelectField>
  )
}

type RowProps = { colleague: Colleague; isOwner: boolean; onEnd: () => void }

const Row = ({ colleague, isOwner, onEnd }: RowProps) => {
  const t = usePhrases('company')
  const { day } = useDayFormats()
  const { name, email, role, joinedAt, isYou } = colleague
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>
          {name}
          {isYou && ` (${t('you')})`}
        </strong>
        <span className={styles.note}>{email}</span>
        <span className={styles.note}>
          {t('joined')} {day(joinedAt)}
        </span>
      </div>
      {isOwner ? <Role colleague={colleague} /> : <span>{t(`roles.${role}`)}</span>}
      {(isOwner || isYou) && (
        <Button
          variant="quiet"
          small
          aria-label={isYou ? t('leave') : t('removeLabel', { name })}
          onClick={onEnd}
        >
          {isYou ? t('leave') : t('remove')}
        </Button>
      )}
    </li>
  )
}

/** Who belongs to the company, with what an owner may change of it. */
export const ColleagueList = ({ items, isOwner }: { items: readonly Colleague[]; isOwner: boolean }) => {
  const t = usePhrases('company')
  const [ending, setEnding] = useState<Colleague>()
  const list = useRef<HTMLUListElement>(null)
  // The button that would get the focus back is about to disappear.
  const focusList = () => requestAnimationFrame(() => list.current?.focus())
  return (
    <section className={styles.part} aria-labelledby="members">
      <h2 id="members">{t('members')}</h2>
      <ul ref={list} tabIndex={-1} className={styles.rows}>
        {items.map(one => (
          <Row key={one.id} colleague={one} isOwner={isOwner} onEnd={() => setEnding(one)} />
        ))}
      </ul>
      {ending && <EndDialog colleague={ending} onClose={() => setEnding(undefined)} onEnded={focusList} />}
    </section>
  )
}
