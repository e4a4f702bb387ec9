import type { ComponentProps } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { SelectField } from '#web/src/ui/SelectField.tsx'

type ChoiceProps = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  readOnly: boolean
  /** Values with their texts. */
  options: readonly (readonly [value: string, text: string])[]
}

/** A select of which nothing need be chosen. */
export const OptionalChoice = ({ readOnly, options, ...select }: ChoiceProps) => {
  const t = usePhrases('partner-facts')
  return (
    <SelectField disabled={readOnly} {...select}>
      <option value="">{t('notStated')}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
