/** Fills in the `{{placeholders}}` of a phrase; an unknown one stays visible, so that a test can find it. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
