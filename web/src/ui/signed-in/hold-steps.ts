/**
 * Stops a history navigation to another page (Back, a swipe), and passes on a function that proceeds. Returns a
 * function that ends this. Does nothing in browsers without the Navigation API.
 */
export const holdSteps = (onHeld: (proceed: () => void) => void): (() => void) => {
  const { navigation } = window
  let passes = false
  const held = (event: NavigateEvent) => {
    const { navigationType, cancelable, defaultPrevented, destination } = event
    if (passes || defaultPrevented || navigationType !== 'traverse' || !cancelable) return
    if (new URL(destination.url).pathname === location.pathname) return
    event.preventDefault()
    onHeld(() => {
      passes = true
      navigation.traverseTo(destination.key)
    })
  }
  navigation?.addEventListener('navigate', held)
  return () => navigation?.removeEventListener('navigate', held)
}
