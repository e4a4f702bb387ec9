import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from './FieldFrame.tsx'

type FieldProps = FrameProps & Omit<ComponentProps<'input'>, keyof FrameProps>

/** A labelled input; spread `{...register('email')}` of react-hook-form into it. */
export const Field = ({ label, note, hint, error, id, className, type = 'text', ...input }: FieldProps) => (
  <FieldFrame {...{ label, note, hint, error, id, className }}>
    {control => <input type={type} {...input} {...control} />}
  </FieldFrame>
)
