/** Why a command about the desk itself is refused, by the English: approvals, the queue, searches, files. */
export const deskSentences: Readonly<Record<string, string>> = {
  'There is no such approval.': 'Det finns ingen sådan begäran.',
  'Whoever asked for it withdraws it.': 'Bara den som begärde det kan ta tillbaka det.',
  'You asked for it: withdraw it.': 'Du begärde det själv: ta tillbaka det i stället.',
  'You asked for it: somebody else releases it.': 'Du begärde det själv: någon annan måste släppa det.',
  'Somebody else was faster.': 'Någon annan hann före.',
  'Somebody else was faster. Read it again.': 'Någon annan hann före. Läs det igen.',
  'Somebody else has released it.': 'Någon annan har släppt det.',
  'This command needs no approval.': 'Kommandot behöver inget godkännande.',
  'It was asked for too often with this reason.': 'Det har begärts för många gånger med det skälet.',
  'An approval is released at the desk. The command line runs the command itself.':
    'Det släpps här i driften. På kommandoraden körs kommandot direkt.',
  'This is not the input that was asked for. Read it again.': 'Det är inte det som begärdes. Läs det igen.',
  'It has expired.': 'Det har förfallit.',
  'It is being run. What comes of it is shown here.': 'Det körs. Här visas vad det blev.',
  'It was run {} times and never said what came of it. Look at what it changes; on the command line it can be run again.':
    'Det kördes {1} gånger utan besked om vad det blev. Se efter vad som har ändrats; på kommandoraden kan det köras igen.',
  'What is stored is not what was asked for. Nothing was run.':
    'Det som är sparat är inte det som begärdes. Inget kördes.',

  '{} Run it on the command line.': '{1:text} Kör det på kommandoraden.',
  'It lets somebody in: no session at the desk can make another one.':
    'Det släpper in någon, och det går inte att göra härifrån.',
  'It links to account numbers in clear, for whoever sends the file to the bank.':
    'Det länkar till kontonummer i klartext, för den som skickar filen till banken.',
  'A file of the bank is larger than what can wait here for a second operator.':
    'En bankfil är större än vad som kan vänta här på en andra operatör.',

  '{} has taken it on.': '{1:who} har tagit hand om det.',
  'That day has begun.': 'Den dagen har redan börjat.',
  'Its books may be closed: the audit of that month is being deleted.':
    'Månadens bokföring kan vara stängd: loggen för den håller på att raderas.',
  'Give a month, or from and to, but not both.': 'Ange en månad, eller från och till, men inte båda.',
  'from is later than to.': 'Från är senare än till.',

  'Give a word with a letter or a digit.': 'Skriv ett ord med en bokstav eller siffra.',
  'There is too much to search: the oldest was left out. An address finds it.':
    'Det är för mycket att söka i: det äldsta är inte med. Sök på adressen för att hitta det.',
  '{} more: add a word, or --limit up to 100.':
    '{1} till: lägg till ett ord, eller höj gränsen till högst 100.',

  'Nothing is parked under that key.': 'Inget är parkerat under den nyckeln.',
  'Mail to this address was not stopped.': 'Mejlen till adressen var inte stoppade.',
  'There is none.': 'Det finns inget.',
  'the file is gone': 'filen är borta',
  'the malware scan has found something in it': 'virusskanningen har hittat något i den',
}
