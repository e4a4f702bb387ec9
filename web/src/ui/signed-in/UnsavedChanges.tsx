import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { ActionRow } from '../forms/ActionRow.tsx'
import { askBeforeLeaving } from './ask-before-leaving.ts'
import { holdSteps } from './hold-steps.ts'

/** Returns the URL that a plain click would open in this tab, if it is another page of ours. */
const leavingBy = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): URL | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || link.target) return undefined
  const url = new URL(link.href)
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined
}

/** What would be lost, and the label of the button that leaves; by default the texts for unsaved changes. */
type UnsavedProps = { title?: string; text?: string; leave?: string }

/** Asks before the page is left with unsaved changes, or during an upload. */
export const UnsavedChanges = ({ title, text, leave }: UnsavedProps) => {
  const t = usePhrases('signed-in')
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<{ proceed: () => void }>()
  useEffect(() => {
    const unloading = (event: BeforeUnloadEvent) => event.preventDefault()
    const clicked = (event: MouseEvent) => {
      const url = leavingBy(event)
      // Another such dialog may be on the page, and one is enough.
      if (!url || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      setLeaving({ proceed: () => void navigate(url.pathname + url.search + url.hash) })
    }
    window.addEventListener('beforeunload', unloading)
    document.addEventListener('click', clicked, { capture: true })
    const ask = (proceed: () => void) => setLeaving({ proceed })
    const stopHolding = holdSteps(ask)
    const stopAsking = askBeforeLeaving(ask)
    return () => {
      window.removeEventListener('beforeunload', unloading)
      document.removeEventListener('click', clicked, { capture: true })
      stopHolding()
      stopAsking()
    }
  }, [navigate])
  if (!leaving) return null
  return (
    <Dialog title={title ?? t('unsaved.title')} onClose={() => setLeaving(undefined)}>
      <p>{text ?? t('unsaved.text')}</p>
      <ActionRow>
        <Button onClick={() => setLeaving(undefined)}>{t('unsaved.stay')}</Button>
        <Button variant="secondary" onClick={leaving.proceed}>
          {leave ?? t('unsaved.leave')}
        </Button>
      </ActionRow>
    </Dialog>
  )
}
