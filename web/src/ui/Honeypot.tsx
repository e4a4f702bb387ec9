import type { ComponentProps } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'

/** A honeypot field for bots. Hidden from people and screen readers. */
export const Honeypot = (input: ComponentProps<'input'>) => {
  const t = usePhrases('site')
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {t('leaveEmpty')} <input type="text" {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
