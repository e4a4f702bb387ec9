import { keyParts } from '#shared/contract/key-template.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import type { partnerCommands } from '#shared/partner-profile/partners.commands.ts'
import type { Handler, Handlers } from '../platform/commands/command-handler.ts'
import { linkFile } from '../platform/commands/link-file.ts'
import { listItems, withoutKeys } from '../platform/commands/list-items.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { findVerifiedAt, withVerification } from '../platform/commands/verification.store.ts'
import { cvs } from '../platform/files/file-area.ts'
import { listAcceptances } from '../platform/terms/acceptances.store.ts'
import { admissionsMovedBy } from './admission.store.ts'
import { advancePartner, approvePartner, declinePartner } from './admit-partner.ts'
import { findCv } from './cv.store.ts'

type Commands = typeof partnerCommands

const list: Handler<Commands['partners list']> = async ({ status, ...request }) =>
  withVerification(
    await listItems(partnerProfileEntity.indexList({ status }).partition.GSI1PK, request, item => ({
      partnerId: keyParts(partnerProfileEntity.pk, String(item.PK))?.sub,
      ...withoutKeys(item),
    })),
  )

const show: Handler<Commands['partners show']> = async ({ partnerId }) => {
  const { item } = await showItem('There is no such partner.', partnerProfileEntity.key({ sub: partnerId }))
  const [emailVerifiedAt, acceptedTerms] = await Promise.all([
    findVerifiedAt(partnerId),
    listAcceptances({ pool: 'partner', sub: partnerId }),
  ])
  return { item: { ...item, emailVerifiedAt, acceptedTerms } }
}

const linkCv: Handler<Commands['partners cv']> = async ({ partnerId }) => {
  const profile = await findCv(partnerId)
  if (!profile) throw new Refusal('There is no such partner, or no profile yet.')
  if (!profile.cv) throw new Refusal('The partner has uploaded no CV.')
  return { item: await linkFile(cvs, profile.cv) }
}

export const partnerHandlers: Handlers<Commands> = {
  'partners list': list,
  'partners show': show,
  'partners cv': linkCv,
  'partners advance': (input, operation) => advancePartner(input, admissionsMovedBy(operation)),
  'partners approve': (input, operation) => approvePartner(input, admissionsMovedBy(operation)),
  'partners decline': (input, operation) => declinePartner(input, admissionsMovedBy(operation)),
}
