import * as z from 'zod/mini'
import { paragraph, requiredLine } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { unverifiedReason } from '../operator/unverified-reason.ts'
import { admissionSteps } from './admission.process.ts'

const one = { partnerId: requiredLine({ max: 64 }) }
/** All but the first one, in which an admission begins. */
const laterSteps = admissionSteps.slice(1) as [string, ...string[]]

export const partnerCommands = {
  'partners list': command({
    help: 'Lists the partners of a status, newest first',
    input: { ...pages, status: z._default(requiredLine({ max: 40 }), 'pending') },
    about: { status: 'pending by default, approved or declined' },
    returns: 'page',
    for: everyRole,
    columns: [
      ...['partnerId', 'createdAt', 'name', 'email', 'emailVerifiedAt'],
      ...['expertise', 'availability', 'status', 'state', 'since'],
    ],
  }),
  'partners show': command({
    help: 'Shows the profile of a partner and the terms they accepted',
    input: one,
    places: ['partnerId'],
    returns: 'item',
    for: everyRole,
  }),
  'partners cv': command({
    help: 'Returns a link that downloads the CV of a partner for five minutes',
    input: one,
    places: ['partnerId'],
    returns: 'item',
    for: ['matcher'],
  }),
  'partners advance': command({
    help: 'Moves the admission of a partner to its next step; the partner gets a mail',
    input: { ...one, step: z.enum(laterSteps, 'invalid') },
    places: ['partnerId', 'step'],
    about: { step: laterSteps.join(', ') },
    moves: ['admission screen', 'admission interview', 'admission verify', 'admission introduce'],
    returns: 'change',
    for: ['matcher'],
  }),
  'partners approve': command({
    help: 'Approves a partner with a verified address in any step, who gets a mail',
    input: { ...one, ...unverifiedReason.input },
    places: ['partnerId'],
    about: unverifiedReason.about,
    moves: ['admission approve'],
    returns: 'change',
    for: ['matcher'],
  }),
  'partners decline': command({
    help: 'Declines a partner, who gets a mail with the reason',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places: ['partnerId'],
    about: { reason: 'in the partner’s language: the mail quotes it as it is' },
    moves: ['admission decline'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
} as const
