export type ContactDetail = {
  kind: 'email' | 'link' | 'phone' | 'handle'
  /** As it is written. */
  text: string
  /** Where it begins in the text. */
  at: number
}

type Finder = { kind: ContactDetail['kind']; shape: RegExp; isMeant?: (match: RegExpExecArray) => boolean }

/** Domains that a text in Swedish or English is likely to name; any other word after a dot is a slip or a file name. */
const topDomains =
  'se|nu|com|net|org|eu|io|dev|app|ai|no|dk|fi|de|uk|nl|fr|es|it|pl|ee|me|co|info|biz|tech|online|cloud|consulting|engineering'

/** Frameworks and products whose names look like addresses. */
const products = /^(?:(?:asp|ado|vb|ml|f#|c#)[.]net|socket[.]io|draw[.]io)$/i

const label = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`
/** `@`, also as people write it who do not want a program to find it. */
const at = String.raw`(?:\s?@\s?|\s?[(\[{]\s?(?:at|ät|snabel-?a|@)\s?[)\]}]\s?)`
const dot = String.raw`(?:[.]|\s?[(\[{]\s?(?:dot|punkt|[.])\s?[)\]}]\s?|\s(?:dot|punkt)\s)`
const mailbox = String.raw`(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}`

const email = new RegExp(String.raw`${mailbox}${at}${label}(?:${dot}${label}){0,4}${dot}\p{L}{2,18}`, 'giu')
const spokenEmail = new RegExp(
  String.raw`${mailbox}\s(?:at|snabel-?a)\s${label}(?:\s(?:dot|punkt)\s${label}){1,4}`,
  'giu',
)
const webAddress = /(?<![\p{L}\d])(?:https?:\/\/|www[.])[^\s<>"]{2,300}/giu
const domain = new RegExp(
  String.raw`(?<![\p{L}\d.@-])(?:${label}[.]){1,4}(?:${topDomains})(?![\p{L}\d-])(?:\/[^\s<>"]{0,200})?`,
  'gu',
)
const gap = String.raw`[\s()./\p{Pd}\u00b7]{0,3}`
/** A number begins with 0 or +; after a word such as "tel" it may begin with anything. */
const phone = new RegExp(
  String.raw`(?<![\p{L}\d+.,\p{Pd}])(?:[+]|\(?0\)?)\d(?:${gap}\d){5,15}(?![\p{L}\d])`,
  'gu',
)
const spelledPhone = /(?<![\p{L}\d+.,\p{Pd}])0(?:[ .-]\d){7,13}(?![\p{L}\d])/gu
const namedPhone = new RegExp(
  String.raw`(?<!\p{L})(?:tel|telefon|telefonnummer|mobil|mobilnummer|mob|ring|sms|sms:a|phone|call|text me|whatsapp|swish)(?!\p{L})[\s.:]{0,3}(?:(?:mig|me|på|at|on|oss|us)\s){0,2}(?<number>\d(?:${gap}\d){5,14})(?![\p{L}\d])`,
  'giu',
)
const tens = '(?:tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio)'
const ones = '(?:noll|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio)'
const englishTens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const englishOnes = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)'
/** A number as it is read out: “noll sju noll ett två tre”, “noll sjuttio tolv trettiofyra”; six words or more. */
const readOut = new RegExp(
  String.raw`(?<![\p{L}\d])(?:noll|zero|oh|plus)(?:[\s,-]{1,3}(?:${tens}${ones}?|${ones}|tio|elva|tolv|${englishTens}(?:-?${englishOnes})?|${englishOnes}|ten|eleven|twelve|\d{1,3})){5,15}(?![\p{L}\d])`,
  'giu',
)
const handle = /(?<![\p{L}\d@.])@[a-z\d_][\w.-]{0,38}\w(?![\w/-])/giu
const namedHandle =
  /(?<!\p{L})(?:linkedin|instagram|insta|facebook|skype|telegram|discord|snapchat|wechat|whatsapp)\s?[:=]\s?@?[\w.:/-]{4,80}/giu

/** `01/05-2026` is a day, and `2019–2023` is a time. */
const isTime = (number: string): boolean =>
  /^(?:\d{2}[-/. ]\d{2}[-/. ]\d{4}|(?:19|20)\d{2}\D{1,3}(?:19|20)\d{2})$/.test(number)

/** In the order in which they are believed: what belongs to one is not looked at again. */
const finders: readonly Finder[] = [
  { kind: 'email', shape: email },
  { kind: 'email', shape: spokenEmail },
  { kind: 'link', shape: webAddress },
  { kind: 'link', shape: domain, isMeant: ([text]) => !products.test(text) },
  { kind: 'phone', shape: phone, isMeant: ([text]) => !isTime(text) },
  { kind: 'phone', shape: spelledPhone },
  { kind: 'phone', shape: namedPhone, isMeant: ({ groups }) => !isTime(groups?.number ?? '') },
  { kind: 'phone', shape: readOut },
  { kind: 'handle', shape: namedHandle },
  { kind: 'handle', shape: handle },
]

const trailing = new Set('.,;:!?)]}')

/** Without the full stop of its sentence. */
const trimmed = (text: string): string => {
  let end = text.length
  while (trailing.has(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const findBy = ({ kind, shape, isMeant }: Finder, text: string): ContactDetail[] =>
  [...text.matchAll(shape)]
    .filter(match => isMeant?.(match) ?? true)
    .map(match => ({ kind, text: trimmed(match[0]), at: match.index }))

/**
 * Finds e-mail addresses, phone numbers, web addresses and names in social networks in a text in Swedish or English, in
 * their order. Takes linear time. It finds what people write who do not hide it, and some of what they do.
 */
export const findContactDetails = (text: string): ContactDetail[] => {
  const taken = new Uint8Array(text.length)
  const take = ({ at, text: detail }: ContactDetail): boolean => {
    const place = taken.subarray(at, at + detail.length)
    return !place.includes(1) && Boolean(place.fill(1))
  }
  return finders.flatMap(finder => findBy(finder, text).filter(take)).sort((one, other) => one.at - other.at)
}

const blank = '•••'

/** The text with dots for each contact detail; they do not reveal its length. */
export const withoutContactDetails = (text: string): string => {
  let kept = ''
  let end = 0
  for (const { at, text: detail } of findContactDetails(text)) {
    kept += text.slice(end, at) + blank
    end = at + detail.length
  }
  return kept + text.slice(end)
}
