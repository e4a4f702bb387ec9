import { type Inquiry, isChangeable } from '#shared/business-inquiries/inquiry.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { StepLine } from '#web/src/ui/StepLine.tsx'
import { useMoment } from '#web/src/ui/use-moment.ts'
import styles from './InquiryItem.module.css'

const way = ['received', 'matching', 'proposed', 'matched'] as const

/** Which step each state is at; all are done once two sides have agreed. */
const stepOf = {
  ...{ received: 0, matching: 1, proposed: 2, interviewing: 2 },
  ...{ agreed: way.length, running: way.length, completed: way.length },
} as const

/** The progress of an inquiry: the ring is the current step; a closed inquiry has no further nodes. */
const lineOf = (state: Inquiry['state']) =>
  state === 'closed'
    ? { steps: ['received', 'closed'] as const, current: 2 }
    : { steps: way, current: stepOf[state] }

/** Until when somebody has promised to act: we, with the first proposals, or the business. */
const Term = ({ inquiry: { state, promisedAt, late, turn, until } }: { inquiry: Inquiry }) => {
  const t = usePhrases('business-inquiries')
  const moment = useMoment()
  if (turn === 'business' && until) return <p>{t('states.turn', { until: moment(until) })}</p>
  if (!promisedAt || !isChangeable(state)) return null
  const isOver = Date.parse(promisedAt) < Date.now()
  const words = isOver ? 'states.late' : late ? 'states.again' : 'states.promised'
  return <p>{t(words, { when: moment(promisedAt) })}</p>
}

export const InquiryState = ({ inquiry }: { inquiry: Inquiry }) => {
  const t = usePhrases('business-inquiries')
  const { state } = inquiry
  const { steps, current } = lineOf(state)
  return (
    <div className={styles.state}>
      <StepLine
        label={t('states.label')}
        done={t('states.done')}
        steps={steps.map(step => t(`states.${step}`))}
        current={current}
      />
      <p>{t(`states.${state}Text`)}</p>
      <Term inquiry={inquiry} />
    </div>
  )
}
