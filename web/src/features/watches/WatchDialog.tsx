import { useState } from 'react'
import type { Watch, WatchFields } from '#shared/watches/watch.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { leave } from '#web/src/ui/signed-in/ask-before-leaving.ts'
import { WatchForm } from './WatchForm.tsx'

type WatchProps = {
  /** Undefined for a new one. */
  watch: Watch | undefined
  /** What the list is filtered by, which a new watch begins with. */
  skill: string
  onClose: () => void
}

const blank = { places: null, remote: false, fits: false, minWeeks: null, maxWeeks: null } as const

const fieldsOf = ({ id: _, ...fields }: Watch): WatchFields => fields

/** A new watch, or a change of one. Closing asks if something is not saved. */
export const WatchDialog = ({ watch, skill, onClose }: WatchProps) => {
  const t = usePhrases('watches')
  // Chosen once, so that a watch that is sent twice is one.
  const [id] = useState(() => watch?.id ?? crypto.randomUUID())
  const start = watch ? fieldsOf(watch) : { ...blank, name: skill, skills: skill || null }
  const close = () => leave(onClose)
  return (
    <Dialog title={t(watch ? 'form.change' : 'form.add')} onClose={close}>
      <WatchForm id={id} start={start} onClose={close} onSaved={onClose} />
    </Dialog>
  )
}
