import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import styles from './SkillFilter.module.css'

type FilterProps = { skill: string; known: readonly string[]; onFilter: (skill: string) => void }

/** The server's maximum. */
const maxLength = 80

/** Filters assignments by skill, and suggests skills seen so far. */
export const SkillFilter = ({ skill, known, onFilter }: FilterProps) => {
  const t = usePhrases('open-assignments')
  const id = useId()
  const [typed, setTyped] = useState(skill)
  useEffect(() => setTyped(skill), [skill])
  const input = useRef<HTMLInputElement>(null)
  const showAll = () => {
    onFilter('')
    // The pressed button is gone then.
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFilter(typed.trim())
  }
  return (
    <form onSubmit={submit}>
      <search className={styles.search}>
        <Field
          label={t('filter')}
          hint={t('filterHint')}
          ref={input}
          type="search"
          list={id}
          maxLength={maxLength}
          autoComplete="off"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <datalist id={id}>
          {known.map(suggested => (
            <option key={suggested} value={suggested} />
          ))}
        </datalist>
        <Button type="submit" variant="secondary">
          {t('filterAction')}
        </Button>
        {skill && (
          <Button variant="quiet" onClick={showAll}>
            {t('showAll')}
          </Button>
        )}
      </search>
    </form>
  )
}
