import { use } from 'react'
import type { Language } from '#shared/contract/language.ts'
import { notedByOutbox } from '#shared/operator/outbox.ts'
import { actionName } from '../commands/action-names.ts'
import type { Shown } from '../commands/names.ts'
import { DeskLanguage } from '../words.ts'
import { deedsOfInquiries } from './deeds-of-inquiries.ts'
import { deedsOfMoney } from './deeds-of-money.ts'
import { deedsOfWork } from './deeds-of-work.ts'
import { mailNames } from './mails.ts'
import type { DeedNames, Named } from './named.ts'

/** What every transition of every process is called once it is made. */
export const deedNames: DeedNames = { ...deedsOfInquiries, ...deedsOfWork, ...deedsOfMoney }

/** What is noted in the audit besides commands and transitions. */
const otherDeeds: Readonly<Record<string, Named>> = {
  payment_settings_changed: ['Betalningsinställningar ändrade', 'Payment settings changed'],
  'credits returned': ['Krediter återlämnade', 'Credits returned'],
  'passkeys add': ['Passnyckel tillagd', 'Passkey added'],
  'passkeys remove': ['Passnyckel borttagen', 'Passkey removed'],
}

const recipients: Readonly<Record<string, Named>> = {
  notice: ['till oss', 'to us'],
  business: ['till företaget', 'to the business'],
  partner: ['till partnern', 'to the partner'],
  visitor: ['till besökaren', 'to the visitor'],
}

/** Who did something, where it is not an account or an operator. */
const actors: Readonly<Record<string, Named>> = {
  time: ['tiden', 'time'],
  seed: ['demodata', 'demo data'],
  owner: ['kunden', 'the owner'],
  business: ['företaget', 'the business'],
  partner: ['partnern', 'the partner'],
  operator: ['oss', 'us'],
  visitor: ['besökaren', 'the visitor'],
  parent: ['det som den hör till', 'what it belongs to'],
  child: ['det som hör till den', 'what belongs to it'],
}

/** How far a mail has come. */
const progress: Readonly<Record<string, Named>> = {
  sent: ['skickat', 'sent'],
  claimed: ['håller på att skickas', 'being sent'],
  failed: ['misslyckades', 'failed'],
  kept: ['inte skickat: ingen avsändare är inställd', 'not sent: no sender is set up'],
  suppressed: ['inte skickat: adressen studsar', 'not sent: the address bounces'],
}

const own = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined

const deedOf = (action: string): Named | undefined => {
  const [process = '', transition = ''] = action.split(' ')
  return (
    own(own(deedNames, process) ?? {}, transition) ??
    own(otherDeeds, action) ??
    actionName(notedByOutbox(action) ?? action)
  )
}

/** A mail of a transition is called after it: `self_bill_remind_partner` is of the transition `remind` of `self_bill`. */
const mailOf = (template: string): Named | undefined => {
  const known = own(mailNames, template)
  if (known) return known
  const parts = template.split('_')
  const [transition = '', recipient = ''] = parts.slice(-2)
  const deed = own(own(deedNames, parts.slice(0, -2).join('_')) ?? {}, transition)
  const to = own(recipients, recipient)
  return deed && to && [`${deed[0]}, ${to[0]}`, `${deed[1]}, ${to[1]}`]
}

const shown = (named: Named | undefined, name: string, language: Language): Shown =>
  named ? { text: named[language === 'sv' ? 0 : 1] } : { text: name, lang: 'en' }

/** What has happened, in the language of the desk; what has no name is shown as it is stored. */
export const historyNames = (language: Language) => ({
  /** What somebody did, by the action in the audit. */
  deed: (action: string): Shown => shown(deedOf(action), action, language),
  /** A mail, by its template. */
  mail: (template: string): Shown => shown(mailOf(template), template, language),
  /** Who did it; undefined for an account or an operator, who have names of their own. */
  actor: (by: string): string | undefined => own(actors, by)?.[language === 'sv' ? 0 : 1],
  /** How far a mail has come. */
  progress: (state: string): Shown => shown(own(progress, state), state, language),
})

/** As `historyNames`, in the language that the desk has now. */
export const useHistoryNames = () => historyNames(use(DeskLanguage).language)
