import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from './FieldFrame.tsx'

type SelectFieldProps = FrameProps & Omit<ComponentProps<'select'>, keyof FrameProps>

/** A labelled select of `<option>`s. */
export const SelectField = ({ label, note, hint, error, id, className, ...select }: SelectFieldProps) => (
  <FieldFrame {...{ label, note, hint, error, id, className }}>
    {control => <select {...select} {...control} />}
  </FieldFrame>
)
