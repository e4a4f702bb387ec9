import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/src/ui/Button.tsx'
import { useWords } from './words.ts'

type Props = { title: string; close: () => void; children: ReactNode }

/** A modal dialog; Escape closes it, and the focus returns to where it was. */
export const Overlay = ({ title, close, children }: Props) => {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => (before instanceof HTMLElement ? before.focus() : undefined)
  }, [])
  return (
    <dialog ref={dialog} className="overlay" aria-label={title} onClose={close}>
      <h2>{title}</h2>
      {children}
      <Button variant="quiet" small onClick={close}>
        {t('cancel')}
      </Button>
    </dialog>
  )
}
