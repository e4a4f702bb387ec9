import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import type { OpenDialog } from '#web/src/platform/dialogs.ts'
import { loadPhrases } from '#web/src/platform/i18n.ts'
import { fetchOrReload } from '#web/src/platform/lost-file.ts'
import { dialogModules } from './dialog-modules.ts'

/** An open dialog with its component. */
export type LoadedDialog = {
  dialog: OpenDialog
  Content: ComponentType<{ dialog: OpenDialog; onClose: () => void }>
}

/**
 * Loads a dialog's component and phrases. Throws if the network fails; a file lost for this document reloads the
 * page.
 */
export const loadDialog = async (dialog: OpenDialog, instance: i18n): Promise<LoadedDialog> => {
  const wanted = dialogModules[dialog.name]
  const [module] = await fetchOrReload(() =>
    Promise.all([wanted.load(), ...wanted.phrases.map(feature => loadPhrases(instance, feature))]),
  )
  // The registry maps each name to its own component, which TypeScript cannot express for a union.
  return { dialog, Content: module.default as LoadedDialog['Content'] }
}
