import { expect, test } from 'vitest'
import { paymentFields } from '#shared/payment-settings/payment-settings.ts'
import {
  lengthFault,
  paymentFieldNames,
  paymentForm,
  startOf,
} from '#web/src/features/payment-settings/payment-form.ts'

const stored = {
  bankName: 'Swedbank',
  accountHolder: 'Bo Ek',
  clearingNumber: '••••',
  bankAccount: '90••••56',
  updatedAt: '2026-01-01T00:00:00Z',
}

test('the form asks for every field', () => {
  expect([...paymentFieldNames].toSorted()).toEqual(Object.keys(paymentFields).toSorted())
})

test('a masked number is never in a field that could be saved', () => {
  expect(startOf(stored)).toEqual({
    bankName: 'Swedbank',
    accountHolder: 'Bo Ek',
    clearingNumber: '',
    bankAccount: '',
  })
  expect(paymentForm.safeParse(startOf(stored)).success).toBe(false)
})

test('numbers are accepted as people write them', () => {
  const typed = { ...startOf(stored), clearingNumber: '8327-9', bankAccount: '903 412 345-6' }
  expect(paymentForm.parse(typed)).toMatchObject({ clearingNumber: '83279', bankAccount: '9034123456' })
})

test('only the numbers say how many digits they take', () => {
  expect(lengthFault('clearingNumber', 'too_short')).toBe('clearingNumber')
  expect(lengthFault('bankAccount', 'too_long')).toBe('bankAccount')
  expect(lengthFault('bankAccount', 'required')).toBeUndefined()
  expect(lengthFault('bankName', 'too_long')).toBeUndefined()
})
