import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from './FieldFrame.tsx'

type TextFieldProps = FrameProps & Omit<ComponentProps<'textarea'>, keyof FrameProps>

/** A labelled text area. */
export const TextField = ({ label, note, hint, error, id, className, ...area }: TextFieldProps) => (
  <FieldFrame {...{ label, note, hint, error, id, className }}>
    {control => <textarea rows={4} {...area} {...control} />}
  </FieldFrame>
)
