import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { askBeforeLeaving } from './ask-before-leaving.ts'
import { holdSteps } from './hold-steps.ts'
import styles from './UnsavedChanges.module.css'

/** The link that a plain click would follow within this tab, if it leads to another page of ours. */
const leavingBy = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): URL | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || link.target) return undefined
  const url = new URL(link.href)
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined
}

/** What would be lost, and the button that loses it; without it, what was typed and not saved. */
type UnsavedProps = { title?: string; text?: string; leave?: string }

/** Asks whoever is about to leave the page while it has changes, or a file on its way, that would be lost. */
export const UnsavedChanges = ({ title, text, leave }: UnsavedProps) => {
  const t = usePhrases('signed-in')
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<{ goOn: () => void }>()
  useEffect(() => {
    const unloading = (event: BeforeUnloadEvent) => event.preventDefault()
    const clicked = (event: MouseEvent) => {
      const url = leavingBy(event)
      // Another question may be on the page: one of them is enough.
      if (!url || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      setLeaving({ goOn: () => void navigate(url.pathname + url.search + url.hash) })
    }
    window.addEventListener('beforeunload', unloading)
    document.addEventListener('click', clicked, { capture: true })
    const ask = (goOn: () => void) => setLeaving({ goOn })
    const letGo = holdSteps(ask)
    const stopAsking = askBeforeLeaving(ask)
    return () => {
      window.removeEventListener('beforeunload', unloading)
      document.removeEventListener('click', clicked, { capture: true })
      letGo()
      stopAsking()
    }
  }, [navigate])
  if (!leaving) return null
  return (
    <Dialog title={title ?? t('unsaved.title')} onClose={() => setLeaving(undefined)}>
      <p>{text ?? t('unsaved.text')}</p>
      <div className={styles.ways}>
        <Button onClick={() => setLeaving(undefined)}>{t('unsaved.stay')}</Button>
        <Button look="secondary" onClick={leaving.goOn}>
          {leave ?? t('unsaved.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
