/** Why a command about money is refused, and what its lists add, by the English. */
export const moneySentences: Readonly<Record<string, string>> = {
  'There is no such order.': 'Det finns ingen sådan order.',
  'A robot sent it, and nobody is to pay it.': 'En robot skickade den, och ingen ska betala den.',
  'Its VAT is due when the credits are used: it is not invoiced yet, and its payment request is made here. Leave out the reference.':
    'Momsen redovisas när krediterna används: ordern faktureras inte än, och betalningsbegäran görs här. Ange ingen referens.',
  'Its VAT is due when the credits are used, and the invoices then name the buyer of its payment request. Make that first: orders invoice':
    'Momsen redovisas när krediterna används, och fakturorna ställs då till köparen i betalningsbegäran. Gör den först: orders invoice',
  'No business has signed in as {}. Say who gets the credits: --business <id>':
    'Inget företag har loggat in som {1}. Ange vilket företag som får krediterna.',
  '{} has several businesses. Say which: --business {}': '{1} har flera företag. Ange vilket: {2:name}',
  'The order is paid, and its credits went to {}.': 'Ordern är betald, och krediterna gick till {1}.',
  'An operator declined the order. If it has been paid all the same, pay it back or add the credits: credits record':
    'En operatör avböjde ordern. Om den är betald ändå: betala tillbaka, eller lägg till krediterna med credits record',
  'The business cancelled the order. If it has been paid all the same, pay it back or add the credits: credits record':
    'Företaget avbeställde ordern. Om den är betald ändå: betala tillbaka, eller lägg till krediterna med credits record',
  'The order lapsed, because nobody paid it. If it has been paid all the same, pay it back or add the credits: credits record':
    'Ordern förföll, eftersom ingen betalade den. Om den är betald ändå: betala tillbaka, eller lägg till krediterna med credits record',
  'There is no business {}.': 'Det finns inget företag {1}.',
  'The business has only {} credits.': 'Företaget har bara {1} krediter.',
  'The fee has version 0: nobody has set it yet.': 'Avgiften har version 0: ingen har satt den än.',
  'The fee has version {} by now: {} set it to {} percent at {}. Look at it with prices fees, and then give --version {}.':
    'Avgiften har nu version {1}. {2:who} satte den till {3:number} procent {4}. Läs den med prices fees och ange sedan version {5}.',
  '{} kr cannot be the price of {} credits: a credit costs 100 to 10 000 kr.':
    '{1:number} kr kan inte vara priset på {2} krediter: en kredit kostar 100 till 10 000 kr.',
  'The business has no plan.': 'Företaget har ingen månadsplan.',
  'There is no such plan.': 'Det finns ingen sådan månadsplan.',
  'There is no such request.': 'Det finns ingen sådan begäran om återbetalning.',
  'The business has not asked for money back.': 'Företaget har inte begärt någon återbetalning.',
  'Its money was paid back: there is nothing to invoice.':
    'Pengarna är återbetalade, så det finns inget att fakturera.',
  'The business has used credits in the meantime: decline it with that reason.':
    'Företaget har använt krediter sedan dess: avslå med det skälet.',
  '{} is no Swedish organisation number. Only Swedish businesses are invoiced yet: decline the order, or have it ordered again.':
    '{1} är inget svenskt organisationsnummer. Bara svenska företag kan faktureras än: avböj ordern, eller be dem beställa igen.',
  '{} is no Swedish VAT number: have the order made again with the right one.':
    '{1} är inget svenskt momsregistreringsnummer: be dem beställa igen med rätt nummer.',
  'An invoice states the address of its buyer, which we do not know: --address "Street 1, 123 45 City"':
    'En faktura anger köparens adress, och den saknas. Skriv den så här: Gatan 1, 123 45 Orten',

  'Nothing was recorded in {}.': 'Inget är inlagt för {1}.',
  'Only {} kr of {} are pending.': 'Bara {1:number} kr för {2} väntar på att betalas ut.',
  'That is more than was recorded.': 'Det är mer än vad som är inlagt.',
  '{} kr of that month are on self-bills: withdraw or credit them first. See: self-bills list':
    '{1:number} kr för den månaden är självfakturerade: dra tillbaka eller kreditera dem först. Se self-bills list',
  '{} kr of that month were paid out already.': '{1:number} kr för den månaden är redan utbetalda.',
  '{} kr of that month were paid out already or are in a pay file.':
    '{1:number} kr för den månaden är redan utbetalda eller ligger i en betalfil.',
  '{} has not begun.': '{1} har inte börjat.',
  'Give hours, credits or both; both are 0.': 'Ange timmar, krediter eller båda: båda är 0.',
  'There is a time report of {}: its hours come with the approval.':
    'Det finns en tidrapport för {1}: timmarna räknas när den godkänns.',
  '{} is stored already: {} hours, {} credits, {} kr paid out. Change it with hours record and payouts mark.':
    '{1} finns redan: {2:number} timmar, {3:number} krediter, {4:number} kr utbetalt. Ändra med hours record och payouts mark.',

  'Nothing is due that is not held. See: payouts list':
    'Det finns inget att betala, utom det som hålls inne. Se payouts list',
  '{} is over.': '{1} har varit.',
  'Banks do not pay on {}.': 'Bankerna betalar inte den {1}.',
  'Another operator was making the same file. See: pay-files list':
    'En annan operatör skapade samma fil. Se pay-files list',
  'Nothing of it is due any more: the file was discarded.':
    'Inget i filen ska betalas längre, så den är kastad.',
  'There is no such pay file.': 'Det finns ingen sådan betalfil.',
  'The file is not released: it is {}.': 'Betalfilen är inte släppt. Läge: {1:name}.',
  'The file is not made: it is {}.': 'Betalfilen går inte att släppa. Läge: {1:name}.',
  'You made this file: another operator has to release it.':
    'Du skapade filen: en annan operatör måste släppa den.',
  'The file is gone: discard it, and make another one.': 'Filen är borta: kasta den och skapa en ny.',
  'The file is not the one that was made: discard it.': 'Filen är inte den som skapades: kasta den.',
  'That is the hash of another file.': 'Kontrollsumman är en annan fils.',
  'The file is released: the bank may have it.': 'Betalfilen är släppt: banken kan ha fått den.',
  'The file is withdrawn: what is in it is due again.':
    'Betalfilen är tillbakadragen: det som finns i den väntar på betalning igen.',
  'You released this file: another operator has to withdraw it.':
    'Du släppte filen: en annan operatör måste dra tillbaka den.',
  'The bank has answered the file: the bank has it.': 'Banken har svarat på filen och har den alltså.',
  'A file of the bank names a payout of this file: the bank has it.':
    'En fil från banken nämner en utbetalning i betalfilen: banken har den alltså.',

  'There is no such payment.': 'Det finns ingen sådan betalning.',
  'There is no payment {}.': 'Det finns ingen betalning {1}.',
  'The payment does not wait: it is {}.': 'Betalningen väntar inte. Läge: {1:name}.',
  'The payment {} does not wait: it is {}.': 'Betalningen {1} väntar inte. Läge: {2:name}.',
  'The payment {} went out.': 'Betalningen {1} gick ut från kontot.',
  'The payment {} is in {}: exchange it by hand.': 'Betalningen {1} är i {2}: växla den för hand.',
  'Another payment has paid that order. Pay it back, and note that with bank ignore.':
    'Ordern är betald med en annan betalning. Betala tillbaka och anteckna det med bank ignore.',
  'The order has ended. Pay it back, and note that with bank ignore.':
    'Ordern är avslutad. Betala tillbaka och anteckna det med bank ignore.',
  '{} kr are lacking. Add the other parts: --with <payment>':
    '{1:number} kr saknas. Ange de andra delbetalningarna också.',

  '{} Nothing of it was taken.': '{1:text} Inget har lästs in.',
  'It answers a pay file that was not released here.':
    'Filen svarar på en betalfil som inte har släppts här.',
  'It answers a pay file that was withdrawn: the bank has it. Stop that file at the bank, or discard the next one.':
    'Filen svarar på en betalfil som är tillbakadragen: banken har den alltså. Stoppa den hos banken eller kasta nästa betalfil.',
  'The file declares a DTD, which no bank does.': 'Filen har en DTD, och det har inga bankfiler.',
  'The file is not whole XML (line {}): {}': 'Filen är inte fullständig XML (rad {1}): {2}',
  'The file is not XML that can be read.': 'Filen är inte XML som går att läsa.',
  'The file does not say which pay file it answers, and how.':
    'Filen anger inte vilken betalfil den svarar på, eller vad svaret är.',
  'The file does not say which account it is of.': 'Filen anger inte vilket konto den gäller.',
  'The file is of the account {}, not of {}.': 'Filen gäller kontot {1}, inte {2}.',
  'The file has no statement: it is no camt.053 or camt.054.':
    'Filen har inget kontoutdrag: den är varken camt.053 eller camt.054.',
  'The file has more than {} entries.': 'Filen har fler än {1} poster.',
  'The file has more than {} payments.': 'Filen har fler än {1} betalningar.',
  'The file says that it has {} entries, and has {}.': 'Filen säger att den har {1} poster, men den har {2}.',
  '{} has no amount that can be read.': '{1:entry} har inget belopp som går att läsa.',
  '{} does not say whether money came or went.': '{1:entry} anger inte om pengarna kom eller gick.',
  '{} has no booking day.': '{1:entry} har ingen bokföringsdag.',
  '{} has no reference: it could be taken twice.':
    '{1:entry} har ingen referens: den skulle kunna läsas in två gånger.',
  'Two entries have the same number and no reference of the bank: one could be lost.':
    'Två poster har samma nummer och ingen referens från banken: en av dem skulle kunna gå förlorad.',
  'The parts of entry {} do not add up to it.': 'Delarna av post {1} blir inte postens belopp.',
  '{} unpaid, {} kr together; {} late.': 'Obetalda: {1}, tillsammans {2:number} kr. Försenade: {3}.',

  'There is no such entry.': 'Det finns ingen sådan bokföringspost.',
  'Give either a month or a year.': 'Ange antingen en månad eller ett år.',
  '{} is not over: its entries can still change. --draft shows them so far.':
    '{1} är inte slut, och posterna kan ändras. Välj utkast för att se dem så långt.',
  'That is too much for one file: export it month by month.':
    'Det är för mycket för en fil: exportera månad för månad.',
  '{} lines.': 'Rader: {1}.',
  '{} lines. The newest {} are shown.': 'Rader: {1}. De {2} senaste visas.',
  'Worth {} kr together; {} kr were paid for them.':
    'Tillsammans värda {1:number} kr; {2:number} kr har betalats för dem.',
  '{} entries, {} that do not agree.': 'Poster: {1}. Stämmer inte: {2}.',

  'There is no such company.': 'Det finns inget sådant bolag.',
  '{} is no Swedish organisation number. Only Swedish partners can be billed for yet.':
    '{1} är inget svenskt organisationsnummer. Självfakturor går bara att göra för svenska partner än.',
  '{} is not the VAT number of that company, which is SE{}01.':
    '{1} är inte bolagets momsregistreringsnummer, som är SE{2}01.',
  '{} is no Swedish postal code.': '{1} är inget svenskt postnummer.',
  'Record the company first: sellers record': 'Ange bolaget först: sellers record',
  'That partner has no such self-bill.': 'Partnern har ingen sådan självfaktura.',
  'A credit note is not taken back: make another bill.':
    'En kreditfaktura tas inte tillbaka: gör en ny självfaktura.',
  'The self-bill is not approved, but {}: withdraw it.':
    'Självfakturan är inte godkänd. Läge: {1:name}. Dra tillbaka den i stället.',
  'It is paid, or in a pay file: it is credited once its money is back.':
    'Den är betald eller ligger i en betalfil, och kan krediteras när pengarna är tillbaka.',
}
