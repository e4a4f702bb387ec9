import { firstRead, type Read } from '../../facts/read.ts'
import type { PartnerFacts } from '../partner-facts.ts'

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
