import type { ControllerRenderProps } from 'react-hook-form'
import type { FactName } from '#web/src/ui/partner/use-fact-texts.ts'
import type { FactValues } from './facts-form.ts'

/** What every input of a fact gets: its texts, its value and how to change it. */
export type FactFieldProps = {
  label: string
  hint?: string
  error: string | undefined
  readOnly: boolean
  field: ControllerRenderProps<FactValues, FactName>
}
