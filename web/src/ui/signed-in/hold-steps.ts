/**
 * Holds whoever steps through the history to another page (Back, a swipe) on this one, and hands over the way on.
 * Answers how to stop. Where the browser has no Navigation API, nobody is held.
 */
export const holdSteps = (onHeld: (goOn: () => void) => void): (() => void) => {
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
