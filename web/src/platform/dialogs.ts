import type { FormDialog } from '#shared/submissions/public-forms.ts'
import { createStore, useStore } from './store.ts'

/** What is already known about the buyer. */
export type Buyer = {
  companyName: string
  organizationNumber: string
  companySigner: string
  email: string
  phone: string
}

/** Every dialog, with the properties that it needs. */
export type OpenDialog =
  | { name: 'login' }
  | { name: 'register' }
  | { name: 'business-sign-up' }
  | { name: 'partner-sign-up' }
  | { name: 'business-login' }
  | { name: 'partner-login' }
  | { name: 'booking'; tab?: 'meeting' | 'project'; projectTitle?: string; hidesDuration?: boolean }
  | { name: 'credit-order'; plan: 'pro' | 'business'; credits: number; buyer?: Buyer | undefined }
  | { name: Exclude<FormDialog, 'credit-order'> }

export type DialogName = OpenDialog['name']

/** A dialog without properties may be requested by name only. */
export type DialogRequest = OpenDialog | Exclude<DialogName, 'credit-order'>

type DialogNamed = { [Dialog in OpenDialog as Dialog['name']]: Dialog }

/** The properties of a dialog's component. */
export type DialogProps<Name extends DialogName> = {
  dialog: DialogNamed[Name]
  onClose: () => void
}

const current = createStore<OpenDialog | undefined>(undefined)

/** Returns the request as an object, even if it was only a name. */
export const toOpenDialog = (dialog: DialogRequest): OpenDialog =>
  typeof dialog === 'string' ? { name: dialog } : dialog

/** Opens a dialog, and closes the one that is open. */
export const openDialog = (dialog: DialogRequest): void => current.change(toOpenDialog(dialog))

export const closeDialog = (): void => current.change(undefined)

/** Returns the open dialog, if any; none while a page is prerendered. */
export const useOpenDialog = (): OpenDialog | undefined => useStore(current)
