import { type ReactNode, useId, useState } from 'react'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { FactList } from './FactList.tsx'
import { InquiryFiles } from './InquiryFiles.tsx'
import styles from './InquiryItem.module.css'
import { InquiryState } from './InquiryState.tsx'

/** About four lines; shorter texts are shown whole. */
const isLong = (text: string): boolean => text.length > 320 || text.split('\n').length > 5

const Description = ({ text }: { text: string }) => {
  const t = usePhrases('business-inquiries')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const folds = isLong(text)
  return (
    <div>
      <p id={id} className={styles.description} data-folded={(folds && !isOpen) || undefined}>
        {text}
      </p>
      {folds && (
        <Button
          variant="quiet"
          small
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'list.less' : 'list.more')}
        </Button>
      )}
    </div>
  )
}

type ItemProps = {
  inquiry: Inquiry
  title: string
  /** What can be done with it. */
  children?: ReactNode
  /** What belongs to it, over the whole width. */
  below?: ReactNode
}

/** One inquiry as it stands, and its progress. */
export const InquiryItem = ({ inquiry, title, children, below }: ItemProps) => {
  const t = usePhrases('business-inquiries')
  const { day } = useDayFormats()
  const heading = useId()
  return (
    <article className={styles.inquiry} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <p className={styles.date}>
          <time dateTime={inquiry.createdAt}>{t('list.sentOn', { date: day(inquiry.createdAt) })}</time>
        </p>
      </header>
      <div className={styles.body}>
        <Description text={inquiry.description} />
        <FactList facts={inquiry.facts} />
        <InquiryFiles inquiry={inquiry} />
        {children}
      </div>
      <InquiryState inquiry={inquiry} />
      {below && <div className={styles.below}>{below}</div>}
    </article>
  )
}
