import { type ReactNode, useEffect, useRef } from 'react'
import { StepLine } from '../StepLine.tsx'
import styles from './stepped-form.module.css'

/** Gives the focus to the heading of a step when one comes to it, so that it is read out. */
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
  words: {
    progress: string
    done: string
    /** Which step of how many this is. */
    place: string
  }
  onSubmit: () => void
  /** The fields of this step. */
  children: ReactNode
  /** Where one can go from here. */
  ways: ReactNode
}

/** A form in steps, one at a time, with the line of them above. */
export const SteppedForm = ({ steps, step, words, onSubmit, children, ways }: SteppedFormProps) => {
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
      <StepLine label={words.progress} done={words.done} steps={steps} current={step} />
      <div className={styles.fields}>
        <h2 ref={heading} tabIndex={-1} className={styles.step}>
          <span className="visually-hidden">{words.place}: </span>
          {steps[step]}
        </h2>
        {children}
      </div>
      <div className={styles.ways}>{ways}</div>
    </form>
  )
}
