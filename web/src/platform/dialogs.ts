import { useSyncExternalStore } from 'react'

/** Who orders, as far as that is known already. */
export type Buyer = {
  companyName: string
  organizationNumber: string
  companySigner: string
  email: string
  phone: string
}

/** Every dialog that can be asked for, with what it has to know. */
export type OpenDialog =
  | { name: 'login' }
  | { name: 'register' }
  | { name: 'business-sign-up' }
  | { name: 'partner-sign-up' }
  | { name: 'business-login' }
  | { name: 'partner-login' }
  | { name: 'booking'; tab?: 'meeting' | 'project'; projectTitle?: string; hidesDuration?: boolean }
  | { name: 'get-started' }
  | { name: 'credit-order'; plan: 'pro' | 'business'; credits: number; buyer?: Buyer | undefined }
  | { name: 'investor-access' }

export type DialogName = OpenDialog['name']

/** A dialog that does not have to know anything may be asked for by its name alone. */
export type AskedDialog = OpenDialog | Exclude<DialogName, 'credit-order'>

type DialogNamed = { [Dialog in OpenDialog as Dialog['name']]: Dialog }

/** What the component of a dialog is given. */
export type DialogProps<Name extends DialogName> = {
  dialog: DialogNamed[Name]
  onClose: () => void
}

let current: OpenDialog | undefined
const listeners = new Set<() => void>()

const change = (dialog: OpenDialog | undefined): void => {
  current = dialog
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** With its name in any case. */
export const wholeDialog = (dialog: AskedDialog): OpenDialog =>
  typeof dialog === 'string' ? { name: dialog } : dialog

/** Opens a dialog, or puts it in place of the one that is open. */
export const openDialog = (dialog: AskedDialog): void => change(wholeDialog(dialog))

export const closeDialog = (): void => change(undefined)

/** The dialog that is asked for; nothing is while a page is prerendered. */
export const useOpenDialog = (): OpenDialog | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
