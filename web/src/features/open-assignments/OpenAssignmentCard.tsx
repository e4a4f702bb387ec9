import { type ReactNode, useState } from 'react'
import { grouped } from '#shared/figures.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import { skillsOf } from '#shared/open-assignments/open-assignment.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { FitPart } from './FitPart.tsx'
import styles from './OpenAssignmentCard.module.css'
import { useApplicationChanges } from './use-application-changes.ts'
import type { ListedAssignment } from './use-open-assignments.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'
import { WordsButton } from './WordsButton.tsx'

type SkillsProps = { assignment: ListedAssignment; onSkill: (skill: string) => void }
type CardProps = SkillsProps & {
  /** Where the partner objects to how they were compared. */
  objection: (row: ShownRow) => ReactNode
}

const Facts = ({ assignment }: Pick<CardProps, 'assignment'>) => {
  const t = usePhrases('open-assignments')
  const { day } = useDayFormats()
  const { location, estimatedDuration, startDate } = assignment
  const facts = [
    [t('location'), location ?? t('remote')],
    [t('duration'), estimatedDuration ?? t('notSpecified')],
    [t('start'), startDate ? day(startDate) : t('flexibleStart')],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Each skill links to the other assignments that need it. */
const Skills = ({ assignment, onSkill }: SkillsProps) => {
  const t = usePhrases('open-assignments')
  const skills = skillsOf(assignment.expertiseRequired)
  if (skills.length === 0) return null
  return (
    <ul className={styles.skills} aria-label={t('skills')}>
      {skills.map(skill => (
        <li key={skill}>
          <button
            type="button"
            data-printed
            className={styles.skill}
            title={t('bySkill', { skill })}
            onClick={() => onSkill(skill)}
          >
            {skill}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** One button for applying and withdrawing, so that it keeps the focus when it changes. */
const Application = ({ assignment }: Pick<CardProps, 'assignment'>) => {
  const t = usePhrases('open-assignments')
  const { applying } = useApplicationChanges(assignment.id)
  const [asks, setAsks] = useState(false)
  const { applied, answered, title } = assignment
  if (answered) return <p>{t('answered')}</p>
  return (
    <div className={styles.application}>
      <p role="status" className={styles.applied}>
        {applied && t('applied')}
      </p>
      <Button
        variant={applied ? 'secondary' : 'primary'}
        busy={applying.isPending}
        aria-label={t(applied ? 'withdrawLabel' : 'applyForLabel', { title })}
        onClick={() => (applied ? setAsks(true) : applying.mutate())}
      >
        {applied ? t('withdraw') : t('applyFor')}
      </Button>
      {applied && <WordsButton application={assignment} />}
      {asks && <WithdrawDialog application={assignment} onClose={() => setAsks(false)} />}
    </div>
  )
}

/** An open assignment: description, pay in credits, required skills, and the button to apply. */
export const OpenAssignmentCard = ({ assignment, onSkill, objection }: CardProps) => {
  const t = usePhrases('open-assignments')
  const language = useLanguage()
  const { day } = useDayFormats()
  const { creditsAmount } = assignment
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <p className={styles.state}>
          <span className={styles.open}>{t('open')}</span>{' '}
          {t('published', { day: day(assignment.createdAt) })}
        </p>
        <h3 className={styles.title}>{assignment.title}</h3>
        <p className={styles.client}>{assignment.clientCompany}</p>
      </header>
      {creditsAmount !== null && (
        <p className={styles.credits}>
          {grouped(creditsAmount, language)} <small>{t('credits', { count: creditsAmount })}</small>
        </p>
      )}
      <div className={styles.body}>
        <p className={styles.description}>{assignment.description}</p>
        <Skills assignment={assignment} onSkill={onSkill} />
        <FitPart id={assignment.id} title={assignment.title} objection={objection} />
      </div>
      <div className={styles.terms}>
        <Facts assignment={assignment} />
        <Application assignment={assignment} />
      </div>
    </article>
  )
}
