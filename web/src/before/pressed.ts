export const html = document.documentElement
export const { dataset } = html

/** The element of that kind that an event happened in. */
export const pressed = (event: Event, selector: string): HTMLElement | null =>
  (event.target as Element).closest<HTMLElement>(selector)

/** Hears a press before React, which swallows presses while it takes the page over. */
export const onPress = (listen: (event: Event) => void): void => addEventListener('click', listen, true)
