import { type ReactNode, useState } from 'react'
import { shownSplitIn } from '#shared/agreements/shown-split.ts'
import type { ShownMilestone } from '#shared/reports/milestone.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Split } from '#web/src/ui/signed-in/Split.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useHeldFocus } from '#web/src/ui/use-held-focus.ts'
import { useMoment } from '#web/src/ui/use-moment.ts'
import styles from './reports.module.css'

type MilestoneProps = {
  milestone: ShownMilestone
  /** Whose page it is. */
  side: 'partner' | 'business'
  company: string
  name: string
  /** The business got its credits back: it pays nothing. */
  isRefunded: boolean
  /** The files that were delivered with it. */
  files: ReactNode
  children?: ReactNode
}

/** What the partner said with the delivery. */
const Delivery = ({ milestone: { note, link, deliveredAt } }: { milestone: ShownMilestone }) => {
  const t = usePhrases('reports')
  const { day } = useDayFormats()
  if (!deliveredAt) return null
  return (
    <div className={styles.total}>
      <p className={styles.muted}>{t('milestones.deliveredOn', { day: day(deliveredAt) })}</p>
      <p className={styles.words}>{note}</p>
      {link && (
        <p>
          <a href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
        </p>
      )}
    </div>
  )
}

/** A part of a fixed price: its state, whose turn it is and what can be done. */
export const Milestone = ({
  milestone,
  side,
  company,
  name,
  isRefunded,
  files,
  children,
}: MilestoneProps) => {
  const t = usePhrases('reports')
  const moment = useMoment()
  const held = useHeldFocus<HTMLDetailsElement>()
  const { day } = useDayFormats()
  const { state, turn, until, reason, credits, partnerCredits, expectedOn, description, decidedBy } =
    milestone
  const isTheirs = turn === side
  // One that somebody has just answered stays open.
  const [opensAtFirst] = useState(isTheirs)
  const isAwaited = state === 'agreed' || state === 'returned'
  const count = side === 'partner' ? partnerCredits : credits
  return (
    <details {...held} className={styles.report} open={opensAtFirst}>
      <summary>
        <h3 className={styles.month}>{milestone.name}</h3>
        <span className={styles.state} data-turn={isTheirs || undefined}>
          {isTheirs
            ? t(side === 'partner' ? 'yourTurn' : 'yourTurnBusiness')
            : t(`milestones.states.${state}`)}
        </span>
        <span className={styles.muted}>
          {[
            state !== 'dropped' && t(`milestones.${side}.credits`, { count }),
            expectedOn && isAwaited && t('milestones.expected', { day: day(expectedOn) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </summary>
      <div className={styles.body}>
        <p>{t(`milestones.${side}.${state}`, { company, name, until: until ? moment(until) : '' })}</p>
        {reason && <p>{t('milestones.reason', { reason })}</p>}
        {decidedBy && (state === 'accepted' || state === 'returned') && (
          <p className={styles.muted}>{t(`milestones.decidedBy.${state}`, { person: decidedBy })}</p>
        )}
        {!isRefunded && <Split split={shownSplitIn(credits, partnerCredits)} />}
        {description && <p className={styles.words}>{description}</p>}
        <Delivery milestone={milestone} />
        {files}
        {children}
      </div>
    </details>
  )
}
