import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import type { OpenDialog } from '#web/src/platform/dialogs.ts'
import { loadPhrases } from '#web/src/platform/i18n.ts'
import { fetchOrReload } from '#web/src/platform/lost-file.ts'
import { dialogModules } from './dialog-modules.ts'

/** A dialog with the component that shows it. */
export type LoadedDialog = {
  dialog: OpenDialog
  Content: ComponentType<{ dialog: OpenDialog; onClose: () => void }>
}

/** Fetches what a dialog needs to be shown, its words too. Throws where the network does, until a new document may help. */
export const loadDialog = async (dialog: OpenDialog, instance: i18n): Promise<LoadedDialog> => {
  const wanted = dialogModules[dialog.name]
  const [module] = await fetchOrReload(() =>
    Promise.all([wanted.load(), ...wanted.phrases.map(feature => loadPhrases(instance, feature))]),
  )
  // The registry gives each name the component of its own dialog, which a union of them cannot say.
  return { dialog, Content: module.default as LoadedDialog['Content'] }
}
