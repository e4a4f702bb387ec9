import { createStore, useStore } from '#web/src/platform/store.ts'

const open = createStore<readonly HTMLDialogElement[]>([])

/** Opens a dialog above the page. Returns a function that closes it, which returns the focus to the opener. */
export const showAbove = (dialog: HTMLDialogElement): (() => void) => {
  dialog.showModal()
  open.change([...open.read(), dialog])
  return () => {
    dialog.close()
    open.change(open.read().filter(other => other !== dialog))
  }
}

/** The modal dialog in front, if any. Everything outside it is inert, so messages have to appear inside. */
export const useTopDialog = (): HTMLDialogElement | undefined => useStore(open).at(-1)
