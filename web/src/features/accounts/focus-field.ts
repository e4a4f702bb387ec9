/** Puts the cursor where somebody has to type. */
export const focusField = (form: HTMLFormElement | null, name: string): void =>
  form?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
