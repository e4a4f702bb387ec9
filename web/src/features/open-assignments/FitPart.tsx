import { Suspense, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { fetched } from '#web/src/ui/fetched.tsx'
import folded from '#web/src/ui/folded.module.css'

const Fit = fetched({ load: () => import('./Fit.tsx'), words: ['fit', 'shown-partner', 'errors'] })

type PartProps = { id: string; title: string }

/** Opens how the partner's profile fits an assignment; nothing of it is fetched before. */
export const FitPart = ({ id, title }: PartProps) => {
  const t = usePhrases('open-assignments')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={folded.folded} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary aria-label={`${t('fit.title')}: ${title}`}>{t('fit.title')}</summary>
      {isOpen && (
        <Suspense fallback={<p role="status">{t('fit.loading')}</p>}>
          <Fit id={id} />
        </Suspense>
      )}
    </details>
  )
}
