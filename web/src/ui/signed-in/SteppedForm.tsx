import { type ReactNode, useEffect, useRef } from 'react'
import { ActionRow } from '../forms/ActionRow.tsx'
import { StepLine } from '../StepLine.tsx'
import styles from './stepped-form.module.css'

/** Focuses the heading of each new step, so that it is announced. */
const useHeadingFocus = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}

type SteppedFormProps = {
  /** The names of the steps, in their order. */
  steps: readonly string[]
  step: number
  texts: {
    progress: string
    done: string
    /** The number of this step and of all steps. */
    position: string
  }
  onSubmit: () => void
  /** The fields of this step. */
  children: ReactNode
  /** The buttons. */
  actions: ReactNode
}

/** A form in steps, shown one at a time below the line of all steps. */
export const SteppedForm = ({ steps, step, texts, onSubmit, children, actions }: SteppedFormProps) => {
  const heading = useHeadingFocus(step)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <StepLine label={texts.progress} done={texts.done} steps={steps} current={step} />
      <div className={styles.fields}>
        <h2 ref={heading} tabIndex={-1} className={styles.step}>
          <span className="visually-hidden">{texts.position}: </span>
          {steps[step]}
        </h2>
        {children}
      </div>
      <ActionRow ruled>{actions}</ActionRow>
    </form>
  )
}
