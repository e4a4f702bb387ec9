/** What the notes of fields say, in Swedish, by what they say in English in the commands' declarations. */
export const notesInSwedish: Readonly<Record<string, string>> = {
  'an address, or the beginnings of words that all have to occur; case and accents do not matter':
    'en adress, eller början på ord som alla ska finnas; versaler och accenter spelar ingen roll',
  'business, partner, inquiry, project_inquiry, get_started, meeting, order, investor': 'bara ett av slagen',
  'project_inquiry or get_started': 'projektförfrågan eller kom igång',
  'yyyy-MM, one month alone': 'åååå-MM, en enda månad',
  'yyyy-MM, the first month of several': 'åååå-MM, den första av flera månader',
  'yyyy-MM, the last of them, the present one by default':
    'åååå-MM, den sista av dem; annars den här månaden',
  'in the visitor’s language: the mail quotes it as it is':
    'på besökarens språk: mejlet citerar det som det är',
  'yyyy-MM-dd, a day of the week; today by default': 'åååå-MM-dd, en dag i veckan; annars i dag',
  'in the booker’s language: the mail quotes it as it is':
    'på språket för den som bokade: mejlet citerar det som det är',
  'a full or half hour of Swedish time, 2027-03-15T14:30, or an instant with Z or an offset':
    'en hel- eller halvtimme i svensk tid, 2027-03-15T14:30, eller en tidpunkt med Z eller förskjutning',
  'the link to the video meeting, with https://': 'länken till videomötet, med https://',
  'yyyy-MM, in which they were booked': 'åååå-MM, då de bokades',
  'also those that are over and not yet removed': 'även de som är över och inte borttagna än',
  'when meetings can be held again, in the same form': 'när möten kan hållas igen, skrivet likadant',
  'for operators only, without names: visitors see that the time is closed':
    'bara för operatörer, utan namn: besökare ser att tiden är stängd',
  'yyyy-MM: the newsletter comes once a month at most':
    'åååå-MM: nyhetsbrevet kommer högst en gång i månaden',
  'a text file; docs/newsletter.md says how it is written':
    'en textfil; docs/newsletter.md säger hur den skrivs',
  'the version that it replaces, as shown by preview; none for the first':
    'versionen som den ersätter, enligt preview; ingen för den första',
  'a text file; docs/newsletter.md says how it is written; the stored one by default':
    'en textfil; docs/newsletter.md säger hur den skrivs; annars den sparade',
  'the version that you have tested': 'versionen som du har provat',
  'in the language of the business: the mail quotes it as it is':
    'på företagets språk: mejlet citerar det som det är',
  'what the work cannot do without: names of concepts, or words for them in either language':
    'det som arbetet inte klarar sig utan: begrepp, eller ord för dem på något av språken',
  'what helps; it counts half': 'det som är bra att ha; räknas till hälften',
  'of the confirmed needs as inquiries needs shows it; 0 if there are none':
    'för de bekräftade kraven, enligt inquiries needs; 0 om det inte finns några',
  'of the inquiry as inquiries needs shows it': 'för förfrågan, enligt inquiries needs',
  'the ids of those who are decided on': 'id för dem som beslutet gäller',
  'as many, in the same order: chosen_evidence, chosen_close, chosen_facts, chosen_known, chosen_asked, passed_evidence, passed_missing, passed_facts, passed_busy, passed_better, passed_misread':
    'lika många, i samma ordning: chosen_evidence, chosen_close, chosen_facts, chosen_known, chosen_asked, passed_evidence, passed_missing, passed_facts, passed_busy, passed_better, passed_misread',
  'yyyy-MM in which the shortlists were frozen': 'åååå-MM, då urvalen frystes',
  'why the partner fits, in the language of the business': 'varför partnern passar, på företagets språk',
  'why you chose the partner, if the last inquiries shortlist does not say it; frozen when it is sent':
    'varför du valde partnern, om det senaste frysta urvalet inte säger det; fryses när förslaget skickas',
  'what of the inquiry the partner does not have': 'vad i förfrågan som partnern saknar',
  'what the partner gets for an hour': 'vad partnern får för en timme',
  'what the whole costs the business, if it does not follow from the fee':
    'vad helheten kostar företaget, om det inte följer av avgiften',
  'what the partner earns; without credits the business pays that and the fee':
    'vad partnern tjänar; utan krediter betalar företaget det och avgiften',
  'what we keep of what is paid, if it is not the fee of prices fees':
    'vad vi behåller av det som betalas, om det inte är avgiften i prices fees',
  'why a partner is trusted whose address is not verified; stored in the audit':
    'varför vi litar på en partner utan verifierad adress; sparas i granskningsloggen',
  'running: by the hour up to a ceiling; fixed: one price': 'löpande upp till ett tak, eller ett fast pris',
  'what the business pays, at most if it is by the hour, if it does not follow from the fee':
    'vad företaget betalar, högst om det är per timme, om det inte följer av avgiften',
  'a row for each part of a fixed price, 10 at most, as "Title: credits by yyyy-MM-dd; what is delivered", without its end if that is not known; their sum is the price':
    'en rad för varje del av ett fast pris, högst 10, som "Title: credits by yyyy-MM-dd; vad som levereras", utan slutet om det inte är känt; summan är priset',
  'why, which both sides read': 'varför, vilket båda parter läser',
  'the id of the inquiry; for a proposal with a dot and the partner’s id behind it':
    'förfrågans id; för ett förslag med en punkt och partnerns id efter',
  'in the language of its reader': 'på läsarens språk',
  'the business, if nobody has written about its inquiry before':
    'företaget, om ingen har skrivit om dess förfrågan förut',
  'only for an invoice that was made elsewhere: its number; not if its VAT is due with the use':
    'bara för en faktura som gjorts på annat håll: dess nummer; inte om momsen redovisas vid användningen',
  'that of the buyer, if its profile does not say it': 'köparens, om profilen inte har den',
  'until when it is to be paid, 14 by default': 'till den ska vara betald, annars 14',
  'in the language of the buyer: the mail quotes it as it is':
    'på köparens språk: mejlet citerar det som det är',
  'yyyy-MM, in which they were sent': 'åååå-MM, då de skickades',
  'who gets the credits; by default the business that sent the order, or the one with its address':
    'vem som får krediterna; annars företaget som skickade ordern, eller det som har dess adress',
  'what the business reads in its history, such as the number of the invoice':
    'vad företaget läser i sin historik, till exempel fakturans nummer',
  'what the business reads in its history, such as the number of the credit note':
    'vad företaget läser i sin historik, till exempel kreditfakturans nummer',
  '10 to 60 in steps of five': '10 till 60 i steg om fem',
  'the price of all of them, in kronor': 'priset på dem alla, i kronor',
  'of what the business pays, in whole percent': 'av det företaget betalar, i hela procent',
  'the version that you saw: prices fees tells it': 'versionen du såg, enligt prices fees',
  'stored in its history': 'sparas i historiken',
  'negative to remove some: --credits=-5': 'ett minustal drar bort: -5',
  'what the business reads; repeated with the same input, it changes the credits once':
    'vad företaget läser; samma uppgifter en gång till ändrar krediterna en gång',
  'correction by default': 'annars rättelse',
  'derived from the input by default': 'härleds annars ur uppgifterna',
  'now by default': 'annars nu',
  'the id of a business or a partner': 'id för ett företag eller en partner',
  'yyyy, until its last month that is over': 'åååå, till dess sista avslutade månad',
  'also the present month, whose entries can still change; the file says so':
    'även den här månaden, vars poster kan ändras; filen säger det',
  yyyy: 'åååå',
  'pending by default, approved or declined': 'annars pending; approved eller declined',
  'screening, interview, verification, introduction': 'granskning, intervju, verifiering, introduktion',
  'in the partner’s language: the mail quotes it as it is':
    'på partnerns språk: mejlet citerar det som det är',
  'what the business pays for it': 'vad företaget betalar för det',
  'yyyy-MM-dd': 'åååå-MM-dd',
  'skills, separated by commas': 'kompetenser, med komma emellan',
  'the business that pays; together with inquiryId': 'företaget som betalar; tillsammans med förfrågan',
  'the inquiry it is published for; together with businessId':
    'förfrågan som det publiceras för; tillsammans med företaget',
  'what the business pays, if not what was published': 'vad företaget betalar, om inte det som publicerades',
  'the hours that were agreed: credits are earned in proportion to them':
    'de avtalade timmarna: krediter tjänas in i förhållande till dem',
  'the hourly rate that the partner sees': 'timpriset som partnern ser',
  'upheld if the partner is right, dismissed if not': 'bifallen om partnern har rätt, annars avslagen',
  'in the partner’s language: what was found, and what becomes of it':
    'på partnerns språk: vad som visade sig, och vad det blir av det',
  'credits are earned in proportion to them as time reports are approved':
    'krediter tjänas in i förhållande till dem när tidrapporter godkänns',
  'the last day of work, yyyy-MM-dd': 'sista arbetsdagen, åååå-MM-dd',
  'with an inquiry: the business, which approves the time reports':
    'med en förfrågan: företaget, som godkänner tidrapporterna',
  'yyyy-MM': 'åååå-MM',
  'in quarters of an hour; negative to correct: --hours=-2.5': 'i kvartar; ett minustal rättar: -2,5',
  'what they earned; negative to correct: --credits=-1': 'vad de tjänade; ett minustal rättar: -1',
  'a week or a time sheet: distinguishes it from the same hours of another entry':
    'en vecka eller en tidsedel: skiljer den från samma timmar i en annan post',
  'the part, if not all that is pending': 'delen, om inte allt som väntar',
  'distinguishes it from an equal part paid another time':
    'skiljer den från en lika stor del som betalats en annan gång',
  'of those that are not approved, in quarters of an hour; 0 for none':
    'av dem som inte är godkända, i kvartar; 0 för inga',
  'both sides read it as it is': 'båda parter läser det som det är',
  'its place in the agreement, from 1': 'dess plats i avtalet, från 1',
  'accept: it is paid; strike: it is not delivered and not paid':
    'godta: det betalas; stryk: det varken levereras eller betalas',
  'only what waits for one of visitor, business, partner, operator': 'bara det som väntar på en av dem',
  'also what is not due within a week': 'även det som är längre bort än en vecka',
  'also what waits out of sight until a day': 'även det som är undanlagt till en dag',
  'yyyy-MM-dd, the Swedish day on which it is shown again': 'åååå-MM-dd, dagen då det visas igen',
  'the key of the thing, such as LEAD#<id> or BUSINESS#<id>':
    'ärendets nyckel, till exempel LEAD#<id> eller BUSINESS#<id>',
  'yyyy-MM, the present one by default': 'åååå-MM, annars den här månaden',
  'the hash of the input, as approvals show tells it': 'uppgifternas kontrollsumma, enligt approvals show',
  'the path of the file; the same one may be repeated': 'filens sökväg; samma fil får läsas in igen',
  'the account that it is of, if that is not our bankgiro': 'kontot den gäller, om det inte är vårt bankgiro',
  'the order that it pays': 'ordern som den betalar',
  'another part of the same payment; once per part': 'en annan del av samma betalning; en gång per del',
  'stored with the payment': 'sparas med betalningen',
  'the day on which the bank is to pay, the next working day by default':
    'dagen då banken ska betala, annars nästa bankdag',
  'its hash, as pay-files show tells it': 'dess kontrollsumma, enligt pay-files show',
  'with its check digit; of a sole trader, the personal number without the century':
    'med kontrollsiffra; för enskild firma personnumret utan sekel',
  'SE, the ten digits and 01; left out for a company that is not registered for VAT':
    'SE, de tio siffrorna och 01; utelämnas för ett bolag som inte är momsregistrerat',
  'where and when the partner said so; the partner reads it':
    'var och när partnern sade det; partnern läser det',
  'the partner reads it as it is': 'partnern läser det som det är',
  'the key of the thing, such as LEAD#<id>': 'ärendets nyckel, till exempel LEAD#<id>',
  'another key, and once more for the next': 'en nyckel till, och en gång till för nästa',
  'failed by default, or claimed: being sent': 'annars de som misslyckades',
  'one of them, and once more for the next': 'ett av dem, och en gång till för nästa',
  'one kind alone, such as claims': 'ett enda slag, till exempel claims',
  'as content list names it, such as claims.notice': 'som i content list, till exempel claims.notice',
  'what changes, such as value=35, shown=false or sv.title="Linjen dras"; a list has | between its entries; once per field':
    'det som ändras, till exempel value=35, shown=false eller sv.title="Linjen dras"; en lista har | mellan posterna; en gång per fält',
  'the address of the page, such as /en/about; the first one that shows it by default':
    'sidans adress, till exempel /en/about; annars den första som visar det',
  'the version that you saw: content preview tells it': 'versionen du såg, enligt content preview',
  'the version to restore, as content history lists it': 'versionen att återställa, enligt content history',
  'one of reader, matcher, finance, admin; once more for the next':
    'en av reader, matcher, finance, admin; en gång till för nästa',
}
