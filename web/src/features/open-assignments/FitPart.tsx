import { type ReactNode, Suspense, useState } from 'react'
import type { ShownRow } from '#shared/matching/row.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { fetched } from '#web/src/ui/fetched.tsx'
import folded from '#web/src/ui/folded.module.css'

const Fit = fetched({ load: () => import('./Fit.tsx'), words: ['fit', 'shown-partner', 'errors'] })

type PartProps = {
  id: string
  title: string
  /** Where the partner objects to the row. */
  objection: (row: ShownRow) => ReactNode
}

/** Opens how the partner's profile fits an assignment; nothing of it is fetched before. */
export const FitPart = ({ id, title, objection }: PartProps) => {
  const t = usePhrases('open-assignments')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={folded.folded} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary aria-label={`${t('fit.title')}: ${title}`}>{t('fit.title')}</summary>
      {isOpen && (
        <Suspense fallback={<p role="status">{t('fit.loading')}</p>}>
          <Fit {...{ id, objection }} />
        </Suspense>
      )}
    </details>
  )
}
