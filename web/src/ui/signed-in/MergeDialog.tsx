import { useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import styles from './MergeDialog.module.css'

/** A field that was changed both here and elsewhere. */
type DifferingField<Name extends string> = {
  name: Name
  label: string
  typed: string
  stored: string
  /** The value as people read it. */
  worded: (value: string) => string
}

type ChoiceProps = {
  field: DifferingField<string>
  source: 'typed' | 'stored'
  value: string
  chosen: boolean
  onChoose: () => void
}

const Choice = ({ field, source, value, chosen, onChoose }: ChoiceProps) => {
  const t = usePhrases('signed-in')
  return (
    <label className={styles.choice}>
      <input type="radio" name={`merge-${field.name}`} checked={chosen} onChange={onChoose} />
      <span className={styles.source}>{t(`merge.${source}`)}</span>
      <span className={styles.value}>{value || t('merge.empty')}</span>
    </label>
  )
}

type MergeProps<Name extends string> = {
  fields: readonly DifferingField<Name>[]
  busy: boolean
  onMerge: (chosen: Partial<Record<Name, string>>) => void
  onClose: () => void
}

/** Resolves a conflict of two saves: the person chooses a value for each field, and nothing is overwritten unseen. */
export const MergeDialog = <Name extends string>({ fields, busy, onMerge, onClose }: MergeProps<Name>) => {
  const t = usePhrases('signed-in')
  const [stored, setStored] = useState<readonly Name[]>([])
  const choose = (name: Name, isStored: boolean) =>
    setStored([...stored.filter(other => other !== name), ...(isStored ? [name] : [])])
  const chosen = () =>
    Object.fromEntries(
      fields.map(field => [field.name, stored.includes(field.name) ? field.stored : field.typed]),
    ) as Partial<Record<Name, string>>
  return (
    <Dialog wide title={t('merge.title')} onClose={onClose}>
      <p>{t('merge.text')}</p>
      {fields.map(field => (
        <fieldset key={field.name} className={styles.field}>
          <legend className={styles.legend}>{field.label}</legend>
          {(['typed', 'stored'] as const).map(source => (
            <Choice
              key={source}
              field={field}
              source={source}
              value={field.worded(field[source])}
              chosen={stored.includes(field.name) === (source === 'stored')}
              onChoose={() => choose(field.name, source === 'stored')}
            />
          ))}
        </fieldset>
      ))}
      <div>
        <Button busy={busy} onClick={() => onMerge(chosen())}>
          {t('merge.save')}
        </Button>
      </div>
    </Dialog>
  )
}
