import { use } from 'react'
import { DeskLanguage } from '../words.ts'
import type { Figure, IssueField } from './issue.ts'

const sv = {
  newsletter: 'Nyhetsbrevet',
  about:
    'Ett nummer i månaden som mest, på svenska och engelska, till alla som har bekräftat sin prenumeration.',
  write: 'Skriv numret för',
  none: 'Inget nummer är skrivet än.',
  month: 'Månad',
  state: 'Läge',
  title: 'Ämne',
  version: 'Version',
  saved: 'Sparat',
  published: 'Skickat',
  mailing: 'Utskicket',
  began: 'Började',
  draft: 'utkast',
  sending: 'skickas',
  stopped: 'stoppat',
  sent: 'skickat',
  keys: 'j, k: nästa och förra · Enter: öppna',
  all: 'Alla nummer',
  issueOf: 'Nyhetsbrevet för',
  isNew: 'Det här numret finns inte än. Det läggs till när du sparar det.',
  how: 'En tom rad mellan stycken. ## framför en rubrik, - framför en punkt, **viktiga ord**, [länk](https://…). Inga bilder.',
  line: 'Rad',
  now: 'Nu:',
  save: 'Spara',
  overtaken: 'har sparat en nyare version medan du skrev. Det du har skrivit finns kvar.',
  letter: 'Brevet',
  letterLanguage: 'Brevets språk',
  subject: 'Ämne:',
  upToDate: 'Brevet är som det som står i formuläret.',
  incomplete: 'Brevet visas när båda språken har ämne och text.',
  asMarked: 'Rätta det som är markerat i texten.',
  dispatch: 'Prov och utskick',
  saveFirst: 'Spara först: prov och utskick är av den sparade versionen.',
  sendTest: 'Skicka prov till',
  testSent: 'Provet är skickat till',
  testNotSent: 'Provet kom inte iväg:',
  otherTest: 'Prov till en annan adress',
  send: 'Skicka till prenumeranterna',
  resume: 'Fortsätt utskicket',
  sendWhat: 'Skickas en gång till alla som har bekräftat sin prenumeration, och läggs i arkivet:',
  begun: 'Utskicket har börjat.',
  stop: 'Stoppa utskicket',
  archive: 'Läs numret i arkivet',
} as const

export type IssueWord = keyof typeof sv

const en: Record<IssueWord, string> = {
  newsletter: 'The newsletter',
  about: 'One issue a month at most, in Swedish and English, to everybody who has confirmed a subscription.',
  write: 'Write the issue for',
  none: 'No issue has been written yet.',
  month: 'Month',
  state: 'State',
  title: 'Subject',
  version: 'Version',
  saved: 'Saved',
  published: 'Sent',
  mailing: 'The sending',
  began: 'Began',
  draft: 'draft',
  sending: 'being sent',
  stopped: 'stopped',
  sent: 'sent',
  keys: 'j, k: next and previous · Enter: open',
  all: 'All issues',
  issueOf: 'The newsletter for',
  isNew: 'This issue does not exist yet. Saving adds it.',
  how: 'An empty line between paragraphs. ## before a heading, - before an item, **strong words**, [link](https://…). No pictures.',
  line: 'Line',
  now: 'Now:',
  save: 'Save',
  overtaken: 'saved a newer version while you were writing. What you typed is still here.',
  letter: 'The letter',
  letterLanguage: 'Language of the letter',
  subject: 'Subject:',
  upToDate: 'The letter is what the form says.',
  incomplete: 'The letter is shown once both languages have a subject and a text.',
  asMarked: 'Mend what is marked in the text.',
  dispatch: 'Test and sending',
  saveFirst: 'Save first: the test and the sending are of the saved version.',
  sendTest: 'Send a test to',
  testSent: 'The test has been sent to',
  testNotSent: 'The test was not sent:',
  otherTest: 'A test to another address',
  send: 'Send to the subscribers',
  resume: 'Continue the sending',
  sendWhat: 'It is sent once to everybody who has confirmed a subscription, and put into the archive:',
  begun: 'The sending has begun.',
  stop: 'Stop the sending',
  archive: 'Read the issue in the archive',
}

const words = { sv, en }

const fieldNames: Readonly<Record<IssueField, readonly [sv: string, en: string]>> = {
  'sv.subject': ['Ämne på svenska', 'Subject in Swedish'],
  'sv.text': ['Text på svenska', 'Text in Swedish'],
  'en.subject': ['Ämne på engelska', 'Subject in English'],
  'en.text': ['Text på engelska', 'Text in English'],
}

const figureNames: Readonly<Record<Figure, readonly [sv: string, en: string]>> = {
  sent: ['Brev', 'Copies'],
  suppressed: ['Spärrade adresser', 'Blocked addresses'],
  failed: ['Misslyckade', 'Failed'],
  kept: ['Sparade, utan avsändare', 'Kept, without a sender'],
  bounced: ['Studsade', 'Bounced'],
  complained: ['Anmälda som skräp', 'Reported as spam'],
  left: ['Avslutade prenumerationer', 'Subscriptions ended'],
}

/** What became of a mail, as the outbox has it. */
const mailNames: Readonly<Record<string, readonly [sv: string, en: string]>> = {
  sent: ['skickat', 'sent'],
  kept: ['sparat, utan avsändare', 'kept, without a sender'],
  claimed: ['skickas', 'being sent'],
  failed: ['misslyckat', 'failed'],
  suppressed: ['spärrad adress', 'blocked address'],
  unknown: ['oklart', 'unclear'],
}

/** The words of the newsletter's pages in the language of the desk. */
export const useIssueWords = () => {
  const { language } = use(DeskLanguage)
  const at = language === 'sv' ? 0 : 1
  return {
    language,
    t: (word: IssueWord): string => words[language][word],
    field: (field: IssueField): string => fieldNames[field][at],
    figure: (figure: Figure): string => figureNames[figure][at],
    mail: (state: string): string => mailNames[state]?.[at] ?? state,
  }
}
