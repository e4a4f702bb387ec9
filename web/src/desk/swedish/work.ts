/** Why a command about people and work is refused, by the English: inquiries, proposals, agreements, meetings. */
export const workSentences: Readonly<Record<string, string>> = {
  'The {} is {}: it has ended.': '{1:process}, läge ”{2:name}”: ärendet är avslutat.',
  'The {} is {}: not in this state.': '{1:process}, läge ”{2:name}”: det går inte i det läget.',
  'The {} is {}: operators cannot do that.': '{1:process}, läge ”{2:name}”: det kan ingen operatör göra.',
  'The {} is {}: give a reason.': '{1:process}, läge ”{2:name}”: ange ett skäl.',
  'The {} is {}: say when.': '{1:process}, läge ”{2:name}”: ange när.',
  'The {} is {}: it is not due.': '{1:process}, läge ”{2:name}”: tiden är inte inne.',

  'There is no such {}.': 'Det finns ingen sådan post.',
  'There is no such lead.': 'Det finns ingen sådan intresseanmälan.',
  'A robot sent it, and nobody waits for an answer.': 'En robot skickade den, och ingen väntar på svar.',
  'There is no such business.': 'Det finns inget sådant företag.',
  'There is no such objection.': 'Det finns ingen sådan invändning.',

  'There is no such inquiry.': 'Det finns ingen sådan förfrågan.',
  'That business has no such inquiry.': 'Företaget har ingen sådan förfrågan.',
  'The inquiry is {} already.': 'Förfrågan har redan läget ”{1:name}”.',
  'The inquiry is {}, not received.': 'Förfrågan har läget ”{1:name}”, inte ”mottagen”.',
  'The inquiry is {}: nobody can be proposed for it.':
    'Förfrågan har läget ”{1:name}”, och då går det inte att föreslå någon.',
  'The inquiry no longer exists.': 'Förfrågan finns inte längre.',
  'The business has edited the inquiry. Read it once more.':
    'Företaget har ändrat sin förfrågan. Läs den en gång till.',
  '{} has confirmed other needs. Look at them first.': '{1:who} har bekräftat andra krav. Läs dem först.',
  'Name at least one need.': 'Ange minst ett krav.',
  'Name {} needs at most.': 'Ange högst {1} krav.',
  '{} is named twice.': '{1} är angivet två gånger.',
  '"{}" is no single concept of the lexicon. Type another word for it.':
    '”{1}” är inget enskilt begrepp i ordlistan. Skriv ett annat ord.',
  'Give one reason code for each partner.': 'Ange ett skäl för varje partner.',
  'A partner is named twice.': 'En partner är angiven två gånger.',
  '{} is not approved.': '{1} är inte godkänd.',
  'Nothing found: nobody shows what the inquiry asks for.':
    'Inget hittades: ingen partner visar det som efterfrågas.',
  'Ranked by the needs that {} confirmed.': 'Rangordnat efter bekräftade krav. {1:who} bekräftade dem.',
  'The text was edited after {} had confirmed its needs: inquiries needs shows both.':
    'Texten har ändrats sedan kraven bekräftades. {1:who} bekräftade dem; inquiries needs visar båda.',
  'There are more partners than are read: the oldest were left out.':
    'Det finns fler partner än vad som läses: de äldsta är inte med.',

  'There are {} proposals already, and a business reads no more at a time.':
    'Det finns redan {1} förslag, och fler läser ett företag inte åt gången.',
  'Say why you chose the partner: give a reasonCode, or decide on the partner with inquiries shortlist.':
    'Ange varför partnern valdes: välj ett skäl här, eller besluta om partnern med inquiries shortlist.',
  '{} was passed over after the draft ({}). Discard the draft, or choose the partner with inquiries shortlist.':
    '{1} fick ett annat beslut efter utkastet. {2:name}. Ta bort utkastet, eller välj partnern med inquiries shortlist.',
  'Nobody has said why {} was chosen. Decide on the partner with inquiries shortlist, and send again.':
    'Ingen har angett varför {1} valdes. Besluta om partnern med inquiries shortlist och skicka igen.',
  'The partner is proposed for it already, and is {}.':
    'Partnern är redan föreslagen, och förslaget har läget ”{1:name}”.',
  'The proposal was sent, and can only be declined or withdrawn.':
    'Förslaget är skickat och kan bara avböjas eller dras tillbaka.',
  'The partner is not approved: partners approve {}':
    'Partnern är inte godkänd. Godkänn först: partners approve {1}',
  'Nobody has verified {}. Ask the partner to do so: their profile has a button for it. Or say why the partner is trusted all the same: --unverified-reason.':
    'Ingen har bekräftat {1}. Be partnern göra det: det finns en knapp i profilen. Eller ange varför partnern är att lita på ändå.',
  'State either credits or feePercent: the one follows from the other.':
    'Ange antingen krediter eller avgift i procent: det ena följer av det andra.',
  'A fee needs partnerCredits, which it is added to.':
    'Avgiften läggs på partnerns krediter: ange dem också.',

  'There is no such agreement.': 'Det finns inget sådant avtal.',
  'There is no such agreement: both have to say yes first.':
    'Det finns inget sådant avtal: båda måste säga ja först.',
  'Nobody can sign it yet. State: {}.': 'Ingen kan skriva under än. Ange {1:name}.',
  'The partner cannot get more than is paid.': 'Partnern kan inte få mer än vad som betalas.',
  'Milestones are of a fixed price, and their sum is it: {} is not {}.':
    'Delmål hör till ett fast pris, och deras summa ska vara det: {1} är inte {2}.',
  'The agreement is {}: its terms are settled.': 'Avtalet har läget ”{1:name}”: villkoren står fast.',
  'The agreement is {}: the guarantee is not claimed.':
    'Avtalet har läget ”{1:name}”: garantin är inte åberopad.',
  'The guarantee is claimed: decide on it first, with agreements settle.':
    'Garantin är åberopad. Avgör den först, med agreements settle.',

  'There is no such assignment.': 'Det finns inget sådant uppdrag.',
  'That partner has no such assignment.': 'Partnern har inget sådant uppdrag.',
  'The assignment is {}: {} is for one that is {}.':
    'Uppdraget har läget ”{1:name}”. Det går bara i läget ”{3:name}”.',
  '{} is stored already, with other details: see assignments list.':
    '{1} finns redan, med andra uppgifter. Se assignments list.',
  'The assignment is closed.': 'Uppdraget är stängt.',
  'That partner has not applied for that assignment.': 'Partnern har inte sökt det uppdraget.',
  'The application was declined, and the partner got a mail.':
    'Partnern har redan fått nej på ansökan, med ett mejl.',
  'The application was accepted, and the partner got a mail.':
    'Partnern har redan fått ja på ansökan, med ett mejl.',
  'The assignment was published without a number of credits: give --credits.':
    'Uppdraget publicerades utan antal krediter: ange hur många.',
  'The business has {} credits, and the assignment costs {}.':
    'Företaget har {1} krediter, och uppdraget kostar {2}.',
  'Give an inquiry and its business together.': 'Ange förfrågan och dess företag tillsammans.',
  'The same assignment was published before and is closed ({}). Give this one an --id of its own.':
    'Samma uppdrag har publicerats förut och är stängt ({1}). Ge det här ett eget id.',

  'That assignment has no report of that month.': 'Uppdraget har ingen tidrapport för den månaden.',
  'That assignment has no such milestone.': 'Uppdraget har inget sådant delmål.',
  'Only {} hours are not approved.': 'Bara {1:number} timmar återstår att godkänna.',
  'The business has too few credits left for work above what was agreed.':
    'Företaget har för få lediga krediter för arbete utöver det avtalade.',
  'The business and {} have said yes to each other. Close the assignment, or the inquiry.':
    'Företaget och {1} har sagt ja till varandra. Stäng uppdraget eller förfrågan.',
  'The month is not over yet.': 'Månaden är inte slut än.',
  'What is due after the first {} dates is left out.':
    'Det som infaller efter de {1} första datumen är inte med.',

  'There is no such meeting.': 'Det finns inget sådant möte.',
  'There is no such time.': 'Den tiden finns inte.',
  'A robot booked it: it takes nobody’s time.': 'Mötet är bokat av en robot och tar ingens tid.',
  'That time is in the past.': 'Den tiden har redan varit.',
  'The meeting was cancelled, and the booker got a mail.':
    'Mötet är inställt, och den som bokade det har fått ett mejl.',
  'That time is taken.': 'Tiden är upptagen.',
  'The meeting has not begun.': 'Mötet har inte börjat.',
  'Meetings start on the hour or half hour.': 'Möten börjar varje hel eller halv timme.',
  'It ends before it begins.': 'Sluttiden är före starttiden.',
  'Nobody can book more than {} days ahead.': 'Ingen kan boka mer än {1} dagar framåt.',
  'There are {} already.': 'Det finns redan {1} stängda tider.',

  'There is no such partner.': 'Det finns ingen sådan partner.',
  'There is no such partner, or no profile yet.': 'Det finns ingen sådan partner, eller ingen profil än.',
  'The partner has uploaded no CV.': 'Partnern har inte laddat upp något CV.',

  'There is no such thread. The first message about an inquiry needs --businessId.':
    'Det finns ingen sådan tråd. Det första meddelandet om en förfrågan kräver företagets id.',
  'Nobody is there to read it: the person was erased.': 'Ingen kan läsa det: personen är raderad.',
  'There is no such thread with us.': 'Vi är inte med i någon sådan tråd.',
}
