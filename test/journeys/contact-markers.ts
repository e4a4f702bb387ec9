import { randomUUID } from 'node:crypto'

const mark = randomUUID().slice(0, 8)

/** Two sides whose every contact detail exists nowhere else. */
export const business = {
  email: `berit.${mark}@zetterqvarns-verkstad.se`,
  company: 'Zirkonbolaget AB',
  organizationNumber: '559142-7314',
  person: 'Berit Zetterqvarn',
  phone: '070-719 28 31',
  address: 'Zinkgatan 17, 111 23 Stockholm',
}

export const partner = {
  email: `pelle.${mark}@yxenmarks-konsult.se`,
  password: 'Granris-4471',
  person: 'Pelle Yxenmark',
  phone: '073-818 27 36',
  site: 'yxenmark-styr.se',
}

/** A sentence in which somebody says who they are and how they are reached, in several ways. */
export const saying = ({ person, phone, email }: { person: string; phone: string; email: string }): string =>
  `Hälsningar ${person}, ring ${phone} eller +46 ${phone.slice(1)}, mejla ${email} eller ${email.replace('@', ' (at) ')}.`

/** The same number read out, as somebody writes it who has understood that numbers are taken out. */
export const readOut = {
  business: 'noll sju noll sju ett nio två åtta tre ett',
  partner: 'noll sju tre åtta ett åtta två sju tre sex',
}

/** What is searched for, without blanks, hyphens and case: in a link they are written otherwise. */
const plain = (text: string): string => text.replace(/[\s()/–-]/g, '').toLocaleLowerCase('sv')

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

const markers: Readonly<Record<'business' | 'partner', Readonly<Record<string, readonly string[]>>>> = {
  business: {
    'e-mail': [business.email, `berit.${mark}`, 'zetterqvarns-verkstad'],
    telephone: [business.phone.slice(1), readOut.business],
    surname: ['Zetterqvarn'],
    company: [business.company],
    'organisation number': [business.organizationNumber],
    address: ['Zinkgatan'],
  },
  partner: {
    'e-mail': [partner.email, `pelle.${mark}`, 'yxenmarks-konsult'],
    telephone: [partner.phone.slice(1), readOut.partner],
    surname: ['Yxenmark'],
    link: [partner.site],
  },
}

/** Returns which contact details of a side a text contains, also written as in a link. */
export const foundOf = (side: 'business' | 'partner', text: string): string[] => {
  const searched = [plain(text), plain(decoded(text))]
  return Object.entries(markers[side])
    .filter(([, words]) => words.some(word => searched.some(one => one.includes(plain(word)))))
    .map(([kind]) => kind)
}
