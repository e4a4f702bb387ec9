/** The forms with a dialog of their own; the dialog, and the buttons that open it, have the form's name with hyphens. */
const formsInDialogs = ['get_started', 'credit_order', 'investor_access'] as const

/** The forms that anybody may send. Each has proofs of work and limits of its own, and is counted by this name. */
export const publicForms = ['newsletter', 'meeting', 'project_inquiry', ...formsInDialogs] as const

export type PublicForm = (typeof publicForms)[number]

type Hyphenated<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}-${Hyphenated<Rest>}`
  : Name

export type FormDialog = Hyphenated<(typeof formsInDialogs)[number]>

/** The dialogs of these forms. */
export const formDialogs = formsInDialogs.map(form => form.replaceAll('_', '-') as FormDialog)
