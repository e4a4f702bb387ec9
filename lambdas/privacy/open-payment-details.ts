import { keyParts } from '#shared/contract/key-template.ts'
import { bankEntity } from '#shared/payment-settings/bank.entity.ts'
import { unseal } from '../platform/kms/envelope.ts'
import type { Item } from './person.ts'

/** Decrypts the payment details of a partner. */
export const openPaymentDetails = async (item: Item): Promise<Item> => {
  const { PK, SK } = item
  const { sealed, updatedAt } = bankEntity.item.parse(item)
  const partner = keyParts(bankEntity.pk, PK)?.sub ?? ''
  const details = JSON.parse(await unseal(partner, sealed))
  return { PK, SK, ...details, updatedAt }
}
