export const html = document.documentElement
export const { dataset } = html

/** Returns the closest matching element that an event happened in. */
export const pressed = (event: Event, selector: string): HTMLElement | null =>
  (event.target as Element).closest<HTMLElement>(selector)

/** Listens in the capture phase, before React, which swallows presses while it hydrates the page. */
export const onPress = (listen: (event: Event) => void): void => addEventListener('click', listen, true)
