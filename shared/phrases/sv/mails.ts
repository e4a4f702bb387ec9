import admissionMails from './admission-mails.ts'
import agreementMails from './agreement-mails.ts'
import approvalMails from './approval-mails.ts'
import companyMails from './company-mails.ts'
import inquiryFacts from './inquiry-facts.ts'
import inquiryMails from './inquiry-mails.ts'
import leadMails from './lead-mails.ts'
import milestoneMails from './milestone-mails.ts'
import objectionMails from './objection-mails.ts'
import orderMails from './order-mails.ts'
import proposalMails from './proposal-mails.ts'
import ratingMails from './rating-mails.ts'
import reportMails from './report-mails.ts'
import selfBillMails from './self-bill-mails.ts'

/** As any texts, not as these. */
const factNames: Record<keyof typeof inquiryFacts.names, string> = inquiryFacts.names

export default {
  greeting: 'Hej!',
  signature: 'Hälsningar\n{{brand}}',
  whyThisMail: 'Du får det här mejlet för att adressen angavs på {{site}}.',
  unsubscribe: 'Avsluta prenumerationen',
  registeredAs: 'org.nr {{organizationNumber}}',
  answerGoesTo: 'Svarar du på det här mejlet går svaret till {{email}}.',

  subscription_confirmation: {
    subject: 'Bekräfta din prenumeration på {{brand}}s nyhetsbrev',
    preview: 'Ett klick till, sedan är det klart.',
    text: 'Tack för att du vill läsa vårt nyhetsbrev. Bekräfta att adressen är din, så är prenumerationen igång.',
    action: 'Bekräfta prenumerationen',
    after:
      'Länken gäller i sju dagar. Var det inte du som anmälde dig kan du låta det här mejlet vara; då skickar vi inget mer.',
  },
  newsletter_issue: {
    subject: '{{subject}}',
    why: 'Du får nyhetsbrevet för att du har bekräftat prenumerationen på {{site}}.',
    archive: 'Läs i webbläsaren',
    learning: 'Nytt i Learning Hub',
    learningPlace: 'Allt som ligger uppe just nu',
  },
  subscription_notice: {
    subject: 'Ny anmälan till nyhetsbrevet',
    text: 'En ny adress har anmälts till nyhetsbrevet och fått en bekräftelselänk.',
  },
  registration_notice: {
    subject: 'Nytt företagskonto',
    text: 'Ett företag har skapat konto och loggat in för första gången.',
  },
  partner_notice: {
    subject: 'Ny partner',
    text: 'En partner har skapat konto.',
  },
  page_failure_notice: {
    subject: 'En sida kunde inte ritas om: {{page}}',
    text: 'Innehållet har ändrats, men den här sidan gick inte att rita om. Besökare ser fortfarande den tidigare versionen. Kör content pages för att se läget, rätta innehållet med content set och försök igen med content render.',
  },
  audit_month_notice: {
    subject: 'Kontrollsumma för loggen över {{month}}',
    text: 'Månaden är slut, och loggen över vem som har gjort vad är låst. Spara det här mejlet: kontrollsumman omfattar alla poster i månadens kedja, i tur och ordning. Visar kommandot nedan en annan summa eller ett annat antal har någon ändrat i efterhand.',
  },
  pay_day_notice: {
    subject: 'Att göra innan partner får betalt: {{count}}',
    text: 'Det här väntar på oss innan partner kan få betalt. Godkända belopp betalas med en betalfil, som en annan operatör släpper: kör pay-files make. Saknas ett företag registreras det med sellers record. Den som inte har godkänt självfakturering gör det på sidan Intjäning: hör av er om det dröjer. En faktura som inte gick att göra görs om nästa morgon, eller med self-bills make: orsaken står i loggen som self_bill_failed.',
  },
  labels: {
    auditCount: 'Antal poster',
    approvedPayouts: 'Godkända utbetalningar',
    payoutSum: 'Summa',
    noCompany: 'Partner utan registrerat företag',
    notAgreed: 'Partner som inte har godkänt självfakturering',
    failedBills: 'Partner vars fakturor inte gick att göra',
    auditHash: 'Kontrollsumma',
    page: 'Sida',
    error: 'Fel',
    name: 'Namn',
    email: 'E-post',
    mobile: 'Mobil',
    phone: 'Telefon',
    company: 'Företag',
    companyName: 'Företag',
    inquiryId: 'Ärende',
    service: 'Tjänst',
    contactPerson: 'Kontaktperson',
    ...factNames,
    changed: 'Ändrat',
    assignmentBy: 'Uppdraget ändras med',
    closeBy: 'Är uppdraget öppet stängs det med',
    expertise: 'Kompetens',
    hasFiles: 'Bifogade filer',
    addedFiles: 'Nya filer',
    filesBy: 'Filerna hämtas med',
    organizationNumber: 'Organisationsnummer',
    companySigner: 'Kontaktperson',
    vatNumber: 'Momsnummer',
    assignment: 'Uppdrag',
    milestone: 'Delmål',
    expectedOn: 'Väntas',
    deliveryNote: 'Leverans',
    deliveryLink: 'Länk',
    about: 'Gäller',
    objection: 'Invändning',
    answer: 'Svar',
    message: 'Meddelande',
    answerBy: 'Läses med',
    feedbackBy: 'Besked senast',
    projectTitle: 'Projekt',
    projectBudget: 'Budget',
    projectTimeline: 'Tidplan',
    description: 'Beskrivning',
    whenHere: 'Svensk tid',
    formerly: 'Tidigare tid',
    when: 'När',
    promisedAt: 'Förslag senast',
    offeredTimes: 'Tider',
    answerUntil: 'Svara senast',
    duration: 'Längd',
    timezone: 'Tidszon',
    videoLink: 'Videomöte',
    bookedBy: 'Bokat av',
    participants: 'Deltagare',
    orderNumber: 'Beställning',
    credits: 'Krediter',
    invoice: 'Faktura',
    paymentRequest: 'Betalningsunderlag',
    payBy: 'Betala senast',
    net: 'Utan moms',
    vat: 'Moms',
    total: 'Summa',
    dueOn: 'Förfallodag',
    orderDay: 'Beställs',
    nextOrder: 'Nästa beställning',
    endsOn: 'Sista dagen',
    planOrder: 'Månadsplan',
    creditsUsed: 'Använda krediter',
    bookingDate: 'Bokad',
    price: 'Pris exkl. moms',
    priceWithVat: 'Pris inkl. 25\u00a0% moms',
    termsVersion: 'Villkor, version',
    balance: 'Saldo',
    hours: 'Timmar',
    approvedHours: 'Varav godkända',
    disputedDays: 'Invändningar',
    reason: 'Skäl',
    lastDay: 'Sista dag',
    earliestStart: 'Kan börja',
    hourlyRate: 'Pris per timme',
    step: 'Steg',
    since: 'Sedan',
    command: 'Kommando',
    language: 'Språk',
    at: 'Tid',
  },

  booking_notice: {
    subject: 'Nytt möte: {{company}}, {{when}}',
    text: 'Ett möte har bokats på webbplatsen.',
  },
  booking_confirmation: {
    subject: 'Ert möte med {{brand}} {{when}}',
    preview: 'Kalenderfilen är bifogad.',
    text: 'Mötet är bokat, och kalenderfilen är bifogad. Svara på det här mejlet och skriv om ni helst ses online eller hörs per telefon.',
    action: 'Bekräfta eller ändra mötet',
    after:
      'Bakom knappen bekräftar, flyttar eller avbokar ni mötet. Deltagare som ni har angett med e-postadress får sin inbjudan när ni har bekräftat, inte förr.',
    event: 'Möte med {{brand}}',
  },
  booking_invitation: {
    subject: 'Inbjudan: möte med {{brand}} {{when}}',
    preview: 'Kalenderfilen är bifogad.',
    text: 'Du är inbjuden till ett möte med oss. Nedan står när det är och vem som har bokat det, och kalenderfilen är bifogad.',
    after:
      'Du behöver inte svara. Flyttas eller avbokas mötet får du ett nytt mejl. Känner du inte igen inbjudan kan du bortse från den.',
  },
  meeting_remind_visitor: {
    subject: 'Påminnelse: möte med {{brand}} {{when}}',
    preview: 'Snart är det dags.',
    text: 'Snart är det dags för mötet. Tiden står nedan, och kalenderfilen är bifogad.',
    action: 'Se eller ändra mötet',
    after: 'Får ni förhinder? Svara på det här mejlet, så hittar vi en annan tid.',
  },
  meeting_link_visitor: {
    subject: 'Videolänk till mötet med {{brand}} {{when}}',
    preview: 'Länken står i mejlet och i kalenderfilen.',
    text: 'Mötet hålls online, och länken står nedan. Den bifogade kalenderfilen har länken och ersätter den förra.',
    action: 'Se eller ändra mötet',
    after: 'Öppna länken när mötet börjar. Vill ni hellre höras per telefon? Svara på det här mejlet.',
  },
  meeting_move_visitor: {
    subject: 'Ert möte med {{brand}} är flyttat till {{when}}',
    preview: 'Den nya kalenderfilen är bifogad.',
    text: 'Vi har flyttat ert möte. Den nya tiden står nedan, och den bifogade kalenderfilen ersätter den förra.',
    action: 'Se eller ändra mötet',
    after: 'Passar tiden inte? Välj en annan bakom knappen eller svara på det här mejlet.',
  },
  meeting_reschedule_visitor: {
    subject: 'Mötet med {{brand}} är flyttat till {{when}}',
    preview: 'Den nya kalenderfilen är bifogad.',
    text: 'Mötet har fått en ny tid, som står nedan. Den bifogade kalenderfilen ersätter den förra.',
    action: 'Se eller ändra mötet',
    after: 'Har ni frågor om mötet? Svara på det här mejlet.',
  },
  meeting_cancel_visitor: {
    subject: 'Ert möte med {{brand}} {{when}} är inställt',
    preview: 'Kalenderfilen tar bort mötet ur kalendern.',
    text: 'Vi har tyvärr fått ställa in ert möte. Den bifogade kalenderfilen tar bort det ur kalendern.',
    after: 'Vill ni ha en ny tid? Boka på webbplatsen eller svara på det här mejlet.',
  },
  meeting_callOff_visitor: {
    subject: 'Mötet med {{brand}} {{when}} är avbokat',
    preview: 'Kalenderfilen tar bort mötet ur kalendern.',
    text: 'Mötet är avbokat. Den bifogade kalenderfilen tar bort det ur kalendern.',
    after: 'Vill ni ses en annan gång? Boka en ny tid på webbplatsen.',
  },
  meeting_reschedule_notice: {
    subject: 'Flyttat möte: {{company}}, {{when}}',
    text: 'Den som bokade mötet har själv flyttat det.',
  },
  meeting_callOff_notice: {
    subject: 'Avbokat möte: {{company}}, {{when}}',
    text: 'Den som bokade mötet har själv avbokat det.',
  },
  meeting_ask_notice: {
    subject: 'Blev mötet av? {{company}}, {{when}}',
    text: 'Mötet har börjat och borde vara slut. Kom ingen? Notera det med kommandot nedan eller på driftsidan inom två veckor. Annars räknas mötet som genomfört.',
  },
  meeting_lapse_notice: {
    subject: 'Mötet räknas som genomfört: {{company}}, {{when}}',
    text: 'Ingen har noterat hur det gick på två veckor, så mötet räknas nu som genomfört.',
  },
  project_inquiry_notice: {
    subject: 'Ny projektförfrågan: {{title}}',
    text: 'En projektförfrågan har kommit in från webbplatsen.',
  },
  project_inquiry_confirmation: {
    subject: 'Vi har fått er projektförfrågan',
    preview: '[Svar inom {response} timmar.|Vi läser den nu.]',
    text: 'Tack. Vi läser er förfrågan och återkommer[ inom {response} timmar] med frågor eller förslag på personer.',
    after:
      'Vi har sparat titel och beskrivning som ni skrev dem. Vill ni lägga till något räcker det att svara på mejlet.',
  },
  business_inquiry_notice: {
    subject: 'Ny projektförfrågan från {{company}}: {{service}}',
    text: 'En inloggad kund har beskrivit ett projekt.',
    unknownCompany: 'Okänt företag',
    yes: 'Ja',
    no: 'Nej',
  },
  business_inquiry_edited_notice: {
    subject: 'Ändrad projektförfrågan från {{company}}: {{service}}',
    text: 'En inloggad kund har ändrat sin förfrågan. Så här ser den ut nu.',
  },
  files_attached_business: {
    subject: 'Nya filer från {{from}}: {{title}}',
    preview: 'De ligger på uppdragets sida.',
    text: '{{from}} har lagt till filer i uppdraget {{title}}.',
    action: 'Se filerna',
    after: 'Ni behöver vara inloggade för att öppna dem. Vill ni svara? Skriv i uppdragets tråd.',
  },
  files_attached_partner: {
    subject: 'Nya filer från {{from}}: {{title}}',
    preview: 'De ligger på uppdragets sida.',
    text: '{{from}} har lagt till filer i uppdraget {{title}}.',
    action: 'Se filerna',
    after: 'Du behöver vara inloggad för att öppna dem. Vill du svara? Skriv i uppdragets tråd.',
  },
  business_inquiry_files_notice: {
    subject: 'Nya filer till projektförfrågan från {{company}}: {{service}}',
    text: 'En inloggad kund har lagt till filer på sin förfrågan.',
  },
  business_inquiry_confirmation: {
    subject: 'Er projektförfrågan är skickad: {{service}}',
    preview: 'Vi mejlar när vi har hittat en frilansare.',
    text: 'Tack. Nu letar vi efter en frilansare som passar, och ni får ett mejl så snart vi har hittat en.',
    after:
      'Förfrågan och filerna finns kvar på ert konto. Vill ni lägga till något räcker det att svara på mejlet.',
  },
  ...inquiryMails,
  ...proposalMails,
  ...ratingMails,
  ...reportMails,
  ...milestoneMails,
  ...selfBillMails,
  ...approvalMails,
  ...companyMails,
  ...agreementMails,
  get_started_notice: {
    subject: 'Ny förfrågan från formuläret Kom igång',
    text: 'Någon har lämnat sin adress i formuläret Kom igång.',
  },
  get_started_confirmation: {
    subject: 'Vi hör av oss[ inom {response} timmar]',
    preview: 'Det här händer nu.',
    text: 'Tack för intresset. Vi återkommer[ inom {response} timmar] med ett förslag på hur ni kommer igång med krediter.',
    after: 'Vill ni hellre prata direkt går det bra att boka ett möte på webbplatsen.',
  },
  ...leadMails,
  credit_order_notice: {
    subject: 'Ny beställning: {{credits}} krediter, {{company}}',
    text: 'En beställning av krediter har kommit in.',
  },
  credit_order_confirmation: {
    subject: 'Vi har tagit emot er beställning av {{credits}} krediter',
    preview: 'Betalningsinformation följer.',
    text: 'Tack för beställningen. Betalningsinformation kommer i ett separat mejl. Krediterna finns på kontot när betalningen är bokförd.',
    after: 'Stämmer något inte? Svara på mejlet innan ni betalar.',
  },
  credit_order_cancelled: {
    subject: 'Er beställning av {{credits}} krediter är avbruten',
    preview: 'Ni ska inte betala den.',
    text: 'Beställningen avbröts i ert konto innan den var betald. Ni ska inte betala den.',
    after: 'Var det inte ni som avbröt, eller är den redan betald? Svara på mejlet, så reder vi ut det.',
  },
  ...orderMails,
  credits_returned: {
    subject: 'Ni har fått tillbaka {{credits}} krediter',
    preview: 'Uppdraget är slut, och allt avtalat arbete behövdes inte.',
    text: 'Uppdraget är slut och allt arbete som rapporterades är godkänt. Krediterna som inte användes är tillbaka på saldot och kan användas till nästa uppdrag.',
    after: 'Varje ändring av saldot ser ni under Krediter när ni är inloggade.',
  },
  credits_received: {
    subject: '{{credits}} krediter finns nu på ert konto',
    preview: 'Betalningen är bokförd.',
    text: 'Tack. Betalningen är bokförd och krediterna finns på kontot.',
    after:
      'Saldot och vad som har ändrat det ser ni under Krediter när ni är inloggade. Beskriv ett projekt under Tjänster, så letar vi efter en frilansare.',
  },
  ...admissionMails,
  message_notice: {
    subject: 'Oläst meddelande: {{company}}',
    text: 'Ett företag har skrivit och väntar på svar. Svara med threads write, eller kör threads read om det inte behövs något svar.',
  },
  message_waiting: {
    subject: 'Nytt meddelande från {{from}}',
    preview: 'Du har ett oläst meddelande.',
    text: '{{from}} har skrivit till dig. Så här börjar meddelandet:',
    action: 'Läs och svara',
    after: 'Svara via knappen. Ett svar på det här mejlet hamnar inte i konversationen.',
  },
  ...objectionMails,
  applied_notice: {
    subject: 'Ny ansökan: {{title}}, {{name}}',
    text: 'En partner har sökt ett uppdrag.',
  },
  applied_words_notice: {
    subject: 'Tillägg till ansökan: {{title}}, {{name}}',
    text: 'En partner har lagt till eller ändrat rader i sin ansökan. Så här lyder de nu.',
  },
  applied_confirmation: {
    subject: 'Ansökan mottagen: {{title}}',
    preview: 'Vi återkommer inom kort.',
    text: 'Din ansökan är mottagen, vi återkommer inom kort.',
    after:
      'Du ser den bland dina ansökningar under Tillgängliga uppdrag. Där kan du också dra tillbaka den så länge vi inte har svarat.',
  },
  applied_edited: {
    subject: 'Ändrat uppdrag: {{title}}',
    preview: 'Du har sökt det. Läs vad som är nytt.',
    text: 'Ett uppdrag som du har sökt har ändrats. Din ansökan ligger kvar som den är.',
    action: 'Läs uppdraget',
    after:
      'Vill du ändra det du skrev, eller dra tillbaka ansökan? Det gör du under Tillgängliga uppdrag så länge vi inte har svarat.',
  },
  application_accept_partner: {
    subject: 'Uppdraget är ditt: {{title}}',
    preview: 'Det ligger bland dina uppdrag.',
    text: 'Du har fått uppdraget, och det ligger nu under Mina uppdrag.',
    after:
      'Vi hör av oss om start och kontaktperson hos kunden. Har du frågor innan dess räcker det att svara på mejlet.',
  },
  application_decline_partner: {
    subject: 'Svar på din ansökan: {{title}}',
    preview: 'Tyvärr inte den här gången.',
    text: 'Tack för din ansökan. Vi går inte vidare med den till det här uppdraget.',
    after: 'Fler uppdrag finns under Tillgängliga uppdrag, och du kan söka dem som vanligt.',
    with: {
      other_chosen: 'En annan partner fick uppdraget.',
      assignment_closed: 'Uppdraget stängdes utan att någon fick det.',
    },
  },
  application_assure_partner: {
    subject: 'Din ansökan ligger kvar: {{title}}',
    preview: 'Ingen har fått uppdraget än.',
    text: 'Det är tio dagar sedan du sökte uppdraget, och ingen har fått det än. Din ansökan ligger kvar, och du får ett mejl när den är avgjord.',
    after:
      'Har något ändrats? Under Tillgängliga uppdrag kan du lägga till några rader eller dra tillbaka ansökan.',
  },
  application_withdraw_notice: {
    subject: 'Tillbakadragen ansökan: {{title}}, {{name}}',
    text: 'En partner har dragit tillbaka sin ansökan.',
  },
  application_nudge_notice: {
    subject: 'Ansökan väntar på svar: {{title}}, {{name}}',
    text: 'Ansökan kom för två dagar sedan, och partnern har lovats svar inom kort.',
  },
  application_chase_notice: {
    subject: 'Ansökan väntar fortfarande: {{title}}, {{name}}',
    text: 'Ingen har svarat på ansökan. Godta den, avböj den eller stäng uppdraget. Påminnelsen kommer varje vecka tills det är gjort.',
  },
  watch_matches: {
    subject: 'Nytt i dina bevakningar: {{title}}',
    subjectOfSeveral: 'Nytt i dina bevakningar: {{title}} och {{besides}} till',
    preview: 'Uppdrag som har publicerats sedan sist.',
    text: 'De här uppdragen har publicerats sedan sist och stämmer med det du bevakar.',
    watch: 'Bevakning: {{names}}',
    row: {
      order: 'Det som passar din profil bäst står först.',
      quote: ', ”{{quote}}” ({{where}})',
      written:
        'Så läste vårt program uppdragen och din profil när mejlet skrevs. Hela jämförelsen finns vid uppdraget, räknad på nytt. Du kan ansöka hur den än ser ut.',
    },
    start: 'start {{day}}',
    remote: 'Remote',
    more: 'Och {{more}} till, som du hittar i partnerportalen.',
    action: 'Se uppdragen',
    why: 'Du får det här mejlet för att du har sparat bevakningar på {{site}}. Det kommer högst ett om dagen.',
    end: 'Sluta mejla mig om bevakningar',
  },
  service_booking_confirmation: {
    subject: 'Er bokning är klar: {{service}}',
    preview: 'Vi har hittat en frilansare.',
    text: 'Vi har hittat en frilansare till ert projekt, och krediterna är dragna från ert konto.',
    after:
      'Vi hör av oss om start och kontaktperson. Saldot och dess historik finns under Krediter. Stämmer något inte? Svara på det här mejlet.',
  },
  investor_notice: {
    subject: 'En investerare vill se nyckeltalen',
    text: 'Någon har begärt åtkomst till nyckeltalen.',
  },
  investor_code: {
    subject: 'Din kod till {{brand}}s nyckeltal: {{code}}',
    preview: 'Gäller i tio minuter.',
    text: 'Ange koden på investerarsidan, så visas nyckeltalen i en halvtimme.',
    after: 'Har du inte bett om dem? Då kan du bortse från mejlet.',
  },
  sign_in_code: {
    subject: 'Din kod till {{brand}}: {{code}}',
    preview: 'Gäller i tio minuter.',
    text: 'Ange koden i fönstret där du loggar in. Den gäller i tio minuter och fungerar en gång.',
    after:
      'Försökte du inte logga in? Då kan du bortse från mejlet. Ingen kommer in utan koden, och vi frågar aldrig efter den på telefon.',
  },
  email_code: {
    subject: 'Bekräfta din e-postadress hos {{brand}}: {{code}}',
    preview: 'Gäller i tio minuter.',
    text: 'Ange koden i partnerportalen, så vet vi att adressen är din. Den gäller i tio minuter och fungerar en gång.',
    after: 'Bad du inte om koden? Då kan du bortse från mejlet; utan koden ändras ingenting.',
  },
  payment_settings_changed: {
    subject: 'Dina betalningsinställningar hos {{brand}} har ändrats',
    preview: 'Var det inte du? Läs vidare.',
    text: 'Betalningsinställningarna på ditt partnerkonto ändrades {{when}}. Av säkerhetsskäl betalar vi inget till det nya kontot förrän {{from}}.',
    after:
      'Var det inte du? Välj ”Glömt lösenordet?” där du loggar in och sätt ett nytt: då loggas alla andra ut. Svara sedan på det här mejlet, så håller vi inne utbetalningen.',
  },
  payout_returned: {
    subject: 'Din utbetalning från {{brand}} kom inte fram',
    preview: 'Kontrollera dina kontouppgifter.',
    text: 'Banken kunde inte betala ut {{amount}} för {{month}} till kontot som du har angett. Kontrollera clearingnumret och kontonumret under Betalningsinställningar.',
    after:
      'Beloppet kommer med nästa utbetalning. Stämmer uppgifterna? Svara på det här mejlet, så reder vi ut det med banken.',
  },
  password_reset: {
    subject: 'Ditt lösenord hos {{brand}} har bytts',
    preview: 'Var det inte du? Läs vidare.',
    text: 'Lösenordet till ditt partnerkonto byttes {{when}}, med en kod som mejlades till den här adressen. Alla som var inloggade med det gamla är utloggade.',
    after:
      'Var det inte du? Då läser någon annan din e-post. Byt lösenordet till den först. Välj sedan ”Glömt lösenordet?” där du loggar in hos oss, och svara på det här mejlet.',
  },
  recovery: {
    subject: 'Återställ ditt lösenord hos {{brand}}',
    text: 'Ange koden på sidan där du begärde ett nytt lösenord. Den gäller i en timme.',
    after: 'Bad du inte om ett nytt lösenord? Då kan du bortse från mejlet; det gamla gäller som förut.',
  },
}
