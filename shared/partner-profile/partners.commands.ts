import * as z from 'zod/mini'
import { paragraph, requiredLine } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'
import { unverifiedReason } from '../operator/unverified-reason.ts'

const one = { partnerId: requiredLine({ max: 64 }) }

export const partnerCommands = {
  'partners list': command({
    help: 'Lists the partners of a status, newest first',
    input: { ...pages, status: z._default(requiredLine({ max: 40 }), 'pending') },
    about: { status: 'pending by default, approved or declined' },
    returns: 'page',
    columns: [
      ...['partnerId', 'createdAt', 'name', 'email', 'emailVerifiedAt'],
      ...['expertise', 'availability', 'status'],
    ],
  }),
  'partners show': command({
    help: 'Shows the profile of a partner and the terms they accepted',
    input: one,
    places: ['partnerId'],
    returns: 'item',
  }),
  'partners cv': command({
    help: 'Returns a link that downloads the CV of a partner for five minutes',
    input: one,
    places: ['partnerId'],
    returns: 'item',
  }),
  'partners approve': command({
    help: 'Approves a partner with a verified address, who gets a mail',
    input: { ...one, ...unverifiedReason.input },
    places: ['partnerId'],
    about: unverifiedReason.about,
    returns: 'change',
  }),
  'partners decline': command({
    help: 'Declines a partner, who gets a mail with the reason',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places: ['partnerId'],
    about: { reason: 'in the partner’s language: the mail quotes it as it is' },
    returns: 'change',
    final: true,
  }),
} as const
