import type { PartnerFacts } from '../partner-facts.ts'
import { firstRead, type Read } from './read.ts'

const home =
  /(?<!\p{L})(?:(?:[Bb]or|[Bb]osatt|[Bb]aserad|[Uu]tgår|[Ss]tationerad|[Hh]emmahörande|[Bb]ased|[Ll]iving|[Ll]ive|[Ll]ocated)\s(?:i|från|in|at|out of)|[Hh]emort:?|[Oo]rt:)\s(?<place>\p{Lu}\p{L}{1,30}(?:[ -]\p{Lu}\p{L}{1,30})?)/u

/** Where a partner lives: a name after words such as "baserad i". */
export const readHome = (text: string): Read<string> | null =>
  firstRead(text, [[home, ({ groups }) => groups?.place ?? null]])

const abroad =
  /(?<!\p{L})(?:(?:res(?:er|a)|arbetar|jobbar|travel|work)\s[^.!?\n]{0,30}(?:utomlands|internationellt|hela världen|abroad|internationally|worldwide)|globala uppdrag)(?!\p{L})/iu
const country =
  /(?<!\p{L})(?:(?:i |över |throughout |all over |across )?(?:hela (?:landet|sverige)|the whole of sweden|all of sweden|throughout sweden|across sweden)|rikstäckande)(?!\p{L})/iu
const region =
  /(?<!\p{L})(?:pendlingsavstånd|(?:i|within|inom) (?:regionen|länet|mälardalen|the region)|commuting distance)(?!\p{L})/iu
const local = /(?<!\p{L})(?:reser inte|inga resor|do(?:es)? not travel|no travel)(?!\p{L})/iu

/** How far a partner travels. */
export const readTravel = (text: string): Read<NonNullable<PartnerFacts['travel']>> | null =>
  firstRead(text, [
    [local, () => 'local'],
    [abroad, () => 'abroad'],
    [country, () => 'country'],
    [region, () => 'region'],
  ])

const both =
  /(?<!\p{L})(?:hybrid\p{L}{0,12}|på plats (?:och|eller|samt) (?:på )?(?:distans|remote)|(?:på )?distans (?:och|eller) på plats|on[- ]?site (?:and|or) remote(?:ly)?|remote(?:ly)? (?:and|or) on[- ]?site)(?!\p{L})/iu
const onlyRemote =
  /(?<!\p{L})(?:(?:bara|endast|enbart|helt|100\s?%) (?:på )?(?:distans|remote)|(?:only|fully|100\s?%) remote(?:ly)?|remote only)(?!\p{L})/iu
const onlyOnSite =
  /(?<!\p{L})(?:(?:bara|endast|enbart|helst|alltid) på plats|(?:only|always|preferably) on[- ]?site|on[- ]?site only)(?!\p{L})/iu

/** Where a partner works; a word alone, such as "remote", says too little. */
export const readOwnWorkplace = (text: string): Read<NonNullable<PartnerFacts['workplace']>> | null =>
  firstRead(text, [
    [both, () => 'partly'],
    [onlyRemote, () => 'remote'],
    [onlyOnSite, () => 'on_site'],
  ])
