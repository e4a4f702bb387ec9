import { OrderList } from '#web/src/features/credits/OrderList.tsx'
import { useOrders } from '#web/src/features/credits/use-orders.ts'
import { PagedPart } from './PagedPart.tsx'

/** The orders of the business with their states. */
export const Orders = () => (
  <PagedPart name="orders" list={useOrders()}>
    {orders => <OrderList orders={orders} />}
  </PagedPart>
)
