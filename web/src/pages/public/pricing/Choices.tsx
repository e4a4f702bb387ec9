import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './Choices.module.css'

type ChoicesProps<Value extends string | number> = {
  label: string
  name: string
  options: readonly Value[]
  value: Value
  onChange: (value: Value) => void
  /** Further text on an option, next to its value. */
  mark?: (value: Value) => ReactNode
}

/** A row of native radio buttons. A press before the app has started is kept. */
export const Choices = <Value extends string | number>(props: ChoicesProps<Value>) => {
  const { label, name, options, value, onChange, mark } = props
  const set = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the app takes the page over
  useLayoutEffect(() => {
    const pressed = set.current?.querySelector<HTMLInputElement>(':checked')?.value
    const chosen = options.find(option => String(option) === pressed)
    if (chosen !== undefined) onChange(chosen)
  }, [])
  return (
    <fieldset ref={set} className={styles.choices}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(option => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{option}</span>
            {mark?.(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
