import { agreementPaperEntity } from '#shared/agreements/agreement-paper.entity.ts'
import { getItem } from '../platform/table/get-item.ts'

/** How many have signed the paper with a hash; none if there is no such paper. */
export const countSignatures = async (hash: string): Promise<number> =>
  (await getItem(agreementPaperEntity.key({ hash }), agreementPaperEntity.item))?.signatures ?? 0
