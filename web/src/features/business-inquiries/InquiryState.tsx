import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { StepLine } from '#web/src/ui/StepLine.tsx'
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

export const InquiryState = ({ state }: { state: Inquiry['state'] }) => {
  const t = usePhrases('business-inquiries')
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
    </div>
  )
}
