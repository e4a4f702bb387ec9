export const html = document.documentElement

/** The element of that kind that an event happened in. */
export const pressed = (event: Event, selector: string): HTMLElement | null =>
  (event.target as Element).closest<HTMLElement>(selector)
