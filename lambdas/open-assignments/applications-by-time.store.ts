import { keyParts } from '#shared/contract/key-template.ts'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import type { Found } from '../platform/process/found.ts'
import { noFamily } from '../platform/process/living.ts'
import type { Key } from '../platform/table/table.ts'
import { findLivingApplication } from './applications.store.ts'

/** An application in its process, for what time does with it; null if it was erased. */
export const findApplicationAt = async ({ PK, SK }: Key): Promise<Found | null> => {
  const { id = '' } = keyParts(applicationEntity.pk, PK) ?? {}
  const { sub = '' } = keyParts(applicationEntity.sk, SK) ?? {}
  const living = await findLivingApplication(id, sub)
  return living && { living, family: noFamily }
}
