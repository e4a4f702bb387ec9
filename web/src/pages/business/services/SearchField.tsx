import { useId, useRef } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Cross } from '#web/src/ui/Cross.tsx'
import { IconButton } from '#web/src/ui/IconButton.tsx'
import styles from './SearchField.module.css'

type SearchProps = {
  text: string
  onSearch: (text: string) => void /** Said after a pause. */
  found: string
}

/** The search field. Searches while typing; Escape and the cross clear it. */
export const SearchField = ({ text, onSearch, found }: SearchProps) => {
  const t = usePhrases('business')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onSearch('')
    input.current?.focus()
  }
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{t('services.search')}</label>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && clear()}
        />
        {text && (
          <IconButton className={styles.clear} label={t('services.clear')} onClick={clear}>
            <Cross />
          </IconButton>
        )}
      </div>
      <p className={styles.found} role="status">
        {found}
      </p>
    </search>
  )
}
