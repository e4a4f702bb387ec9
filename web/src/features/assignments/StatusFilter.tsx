import type { Ref } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './StatusFilter.module.css'

/** The statuses to filter by; cancelled assignments are only in the list of all. */
export const filters = ['all', 'active', 'completed', 'paused'] as const

export type Filter = (typeof filters)[number]

type FilterProps = {
  ref: Ref<HTMLFieldSetElement>
  chosen: Filter
  onChoose: (filter: Filter) => void
}

export const StatusFilter = ({ ref, chosen, onChoose }: FilterProps) => {
  const t = usePhrases('assignments')
  return (
    <fieldset ref={ref} className={styles.filter}>
      <legend className="visually-hidden">{t('filter')}</legend>
      {filters.map(filter => (
        <button
          key={filter}
          type="button"
          className={styles.choice}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {t(`filters.${filter}`)}
        </button>
      ))}
    </fieldset>
  )
}
