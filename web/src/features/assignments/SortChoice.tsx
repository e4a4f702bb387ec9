import { usePhrases } from '#web/src/platform/i18n.ts'
import { SelectField } from '#web/src/ui/SelectField.tsx'
import styles from './SortChoice.module.css'
import { columns, nextSorting, type Sorting } from './sorting.ts'

type SortChoiceProps = { sorting: Sorting | undefined; onSort: (sorting: Sorting | undefined) => void }

/** The choice of sorting, for screens too narrow for table headings. */
export const SortChoice = ({ sorting, onSort }: SortChoiceProps) => {
  const t = usePhrases('assignments')
  const choose = (name: string) => {
    const column = columns.find(known => known === name)
    onSort(column && nextSorting(column, undefined))
  }
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('sortBy')}
        value={sorting?.column ?? ''}
        onChange={event => choose(event.target.value)}
      >
        <option value="">{t('newest')}</option>
        {columns.map(column => (
          <option key={column} value={column}>
            {t(`columns.${column}`)}
          </option>
        ))}
      </SelectField>
      {sorting && (
        <SelectField
          label={t('direction')}
          value={sorting.order}
          onChange={event =>
            onSort({
              ...sorting,
              order: event.target.value === 'ascending' ? 'ascending' : 'descending',
            })
          }
        >
          <option value="ascending">{t('ascending')}</option>
          <option value="descending">{t('descending')}</option>
        </SelectField>
      )}
    </div>
  )
}
