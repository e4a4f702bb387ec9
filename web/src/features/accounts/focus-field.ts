/** Focuses a field of a form. */
export const focusField = (form: HTMLFormElement | null, name: string): void =>
  form?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
