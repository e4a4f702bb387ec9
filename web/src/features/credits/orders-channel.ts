const name = 'credit-orders'

/** Tells every open list of orders, in this tab and the others, that one has been sent or cancelled. */
export const announceOrders = (): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage('changed')
  channel.close()
}

/** Calls back when an order has been sent or cancelled. Returns a function that stops this. */
export const onOrders = (changed: () => void): (() => void) => {
  const channel = new BroadcastChannel(name)
  channel.onmessage = changed
  return () => channel.close()
}
