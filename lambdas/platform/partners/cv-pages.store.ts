import type { CvPage } from '#shared/matching/compared-items.ts'
import { cvTextEntity } from '#shared/partner-profile/cv-text.entity.ts'
import { queryItems } from '../table/query-items.ts'

/** The pages that were read of the CV that a profile names, in their order. */
export const findCvPages = async (sub: string, cv: { id: string } | null): Promise<CvPage[]> => {
  if (!cv) return []
  const pages = await queryItems(cvTextEntity.list({ sub }), cvTextEntity.item)
  return pages.filter(({ cvId }) => cvId === cv.id)
}
