import { createElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { announceOrders } from '#web/src/features/credits/orders-channel.ts'
import { useCancelOrder } from '#web/src/features/credits/use-cancel-order.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { toasts } from '#web/src/ui/toast-store.ts'
import { shownTo } from '../../../builders/shown-to-role.ts'

const api = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#web/src/platform/api.ts', () => api)
vi.mock('#web/src/features/credits/orders-channel.ts', () => ({ announceOrders: vi.fn() }))

const refusal = (code: ErrorCode) => new ApiError(code, { status: code === 'unavailable' ? 0 : 409 })

let press: () => void = vi.fn()

const Order = () => {
  press = useCancelOrder({ id: 'o1' }).mutate
  return null
}

const pressed = async (refused: ErrorCode) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  api.call.mockRejectedValue(refusal(refused))
  await shownTo(createElement(Order), { words: ['credits', 'errors'], role: 'owner' })
  press()
  await vi.waitFor(() => expect(toasts.read().at(-1)?.title).toBe('Beställningen är inte avbruten'))
}

beforeEach(() => {
  toasts.change([])
  vi.mocked(announceOrders).mockClear()
})

it.each(['order_paid', 'moved_on'] as const)(
  'reads the orders again after a press that came too late: %s',
  async code => {
    await pressed(code)
    await vi.waitFor(() => expect(announceOrders).toHaveBeenCalledOnce())
  },
)

it('leaves them alone while the network is lost', async () => {
  await pressed('unavailable')
  expect(announceOrders).not.toHaveBeenCalled()
})
