import { createStore, useStore } from './store.ts'

/** What is known already about who orders. */
export type Buyer = {
  companyName: string
  organizationNumber: string
  companySigner: string
  email: string
  phone: string
}

/** Every dialog that can be opened, with what it needs to know. */
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

/** A dialog that needs to know nothing may be requested by its name alone. */
export type AskedDialog = OpenDialog | Exclude<DialogName, 'credit-order'>

type DialogNamed = { [Dialog in OpenDialog as Dialog['name']]: Dialog }

/** The properties of a dialog's component. */
export type DialogProps<Name extends DialogName> = {
  dialog: DialogNamed[Name]
  onClose: () => void
}

const current = createStore<OpenDialog | undefined>(undefined)

/** The request as an object, also if it was a name alone. */
export const wholeDialog = (dialog: AskedDialog): OpenDialog =>
  typeof dialog === 'string' ? { name: dialog } : dialog

/** Opens a dialog in place of any that is open. */
export const openDialog = (dialog: AskedDialog): void => current.change(wholeDialog(dialog))

export const closeDialog = (): void => current.change(undefined)

/** The dialog that is open, if any; none is while a page is prerendered. */
export const useOpenDialog = (): OpenDialog | undefined => useStore(current)
