import { Suspense, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { fetched } from '#web/src/ui/fetched.tsx'
import folded from '#web/src/ui/folded.module.css'

const Findings = fetched({
  load: () => import('./Findings.tsx'),
  words: ['watches', 'fit', 'shown-partner', 'errors'],
})

/** Opens what the watches find; nothing of it is fetched before. */
export const FindingsPart = () => {
  const t = usePhrases('watches')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={folded.folded} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('findings.title')}</summary>
      {isOpen && (
        <Suspense fallback={<p role="status">{t('findings.loading')}</p>}>
          <Findings />
        </Suspense>
      )}
    </details>
  )
}
