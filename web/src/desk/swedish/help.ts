import type { AnyCommandName } from '#shared/operator/all-commands.ts'

/** What each command does, in Swedish, as its `help` says it in English: a sentence without its full stop. */
export const helpInSwedish: Readonly<Partial<Record<AnyCommandName, string>>> = {
  search: 'Hittar personer och företag på e-postadress, namn, företag, organisationsnummer eller kompetens',
  'leads list': 'Listar det som besökare har skickat med ett formulär, det senaste först',
  'leads show': 'Visar hela intresseanmälan',
  'leads answer': 'Antecknar att anmälan är besvarad, och då upphör påminnelserna; ingen får mejl',
  'leads close': 'Avslutar anmälan; den som inte har fått svar får ett mejl med skälet',
  'meetings list': 'Listar bokade möten, det som bokades senast först',
  'meetings show': 'Visar hela mötet',
  'meetings week':
    'Listar veckans möten i ordning, måndag till söndag; inställda möten finns i meetings list',
  'meetings cancel': 'Ställer in mötet: tiden blir ledig, och den som bokade får ett mejl med skälet',
  'meetings move': 'Flyttar mötet till en annan ledig tid; den som bokade får ett mejl med en ny kalenderfil',
  'meetings link': 'Anger var mötet hålls på nätet; den som bokade och inbjudna deltagare får mejl',
  'meetings held': 'Antecknar att mötet blev av, vilket det ändå räknas som efter två veckor; ingen får mejl',
  'meetings no-show': 'Antecknar att ingen kom till mötet; ingen får mejl',
  'meetings adopt':
    'Ger kommande möten från före processen en plats i den, så att de får sina påminnelser i tid',
  'meetings blocks': 'Listar kommande tider som är stängda för möten, den närmaste först',
  'meetings block':
    'Stänger en tid för möten och listar dem som är bokade då: de står kvar, och flyttas ett och ett',
  'meetings unblock': 'Öppnar en stängd tid igen, med dess id i meetings blocks',
  'newsletter list': 'Listar numren: utkasten först, sedan de utgivna, det nyaste först',
  'newsletter show': 'Visar numret som det skrevs och vem som sparade det, och siffrorna när det är skickat',
  'newsletter draft': 'Sparar ett utkast ur en fil med en svensk och en engelsk del, som en ny version',
  'newsletter preview': 'Visar numret som det skickas, på båda språken',
  'newsletter letter':
    'Visar mejlen som en fil skulle bli, som HTML med ändringarna markerade; ändrar ingenting',
  'newsletter send':
    'Skickar numret en gång till alla som har bekräftat prenumerationen och lägger det i arkivet; fortsätter ett stoppat utskick',
  'newsletter stop': 'Stoppar utskicket av numret; newsletter send fortsätter det',
  'newsletter status': 'Visar hur långt utskicket har kommit: skickade, studsade, anmälda och avslutade',
  'agreements list': 'Listar avtalen mellan företag och partner, det senaste först',
  'agreements show': 'Visar hela avtalet',
  'investors list': 'Listar dem som har begärt nyckeltalen, den senaste först',
  'investors show': 'Visar allt om en investerare',
  'inquiries list': 'Listar företagens förfrågningar, den senaste först',
  'inquiries of': 'Listar ett företags förfrågningar, den senaste först',
  'inquiries show': 'Visar hela förfrågan, med filernas namn',
  'inquiries files': 'Listar filerna till förfrågan, var och en med en länk som gäller i fem minuter',
  'inquiries adopt':
    'Ger förfrågningar från före löften och påminnelser det som hör till deras läge, räknat från nu; mejlar ingen',
  'inquiries start':
    'Antecknar att ett arbete som avtalats utan öppet uppdrag har börjat; företaget och partnerna får mejl',
  'inquiries complete': 'Antecknar att arbetet är klart; företaget får mejl',
  'inquiries close': 'Avslutar förfrågan; företaget och de föreslagna partnerna får ett mejl med skälet',
  'inquiries match':
    'Rangordnar de godkända partnerna för förfrågan, med det som passar och det som inte hittades',
  'inquiries needs': 'Visar vad ordlistan läser ut att förfrågan kräver, och vad en operatör har bekräftat',
  'inquiries confirm-needs':
    'Bekräftar vad förfrågan kräver; partnerna rangordnas efter det i stället för efter ordlistan',
  'inquiries shortlist': 'Fryser rangordningen som den är nu, med skälen till att partner valdes eller inte',
  'inquiries shortlists': 'Listar de frysta urvalen, det senaste först, med beslutet på varje rad',
  'matching report':
    'Räknar vilka som visades i månadens frysta urval, föreslogs och valdes, per grupp och språk; inga namn',
  'matching rebuild':
    'Läser om alla partner som lästs med en äldre ordlista eller inte alls; kan köras två gånger',
  'proposals list': 'Listar partnerna som är föreslagna för förfrågan, och utkasten',
  'proposals draft':
    'Gör ett utkast till förslag på en godkänd partner; ingen ser det förrän med proposals send',
  'proposals discard': 'Tar bort ett utkast till förslag',
  'proposals send': 'Skickar utkasten till företaget och talar om det för partnerna',
  'agreements work':
    'Listar avtalen med pågående arbete och dem som upphört de senaste 30 dagarna, det senaste först',
  'agreements draft': 'Anger eller rättar villkoren; det blir en ny version, som båda undertecknar',
  'agreements settle':
    'Avgör ett garantiärende; vid återbetalning får företaget tillbaka sina krediter, och avtalet upphör',
  'threads unread': 'Listar trådarna där ett företag väntar på vårt svar, det som väntat längst först',
  'threads show': 'Visar meddelandena i tråden, det senaste först; den räknas fortfarande som oläst',
  'threads write': 'Skriver ett meddelande; den som inte har läst det på fem minuter får ett mejl',
  'threads read': 'Antecknar att det som företaget har skrivit inte behöver något svar',
  'orders list': 'Listar beställda krediter, den senaste ordern först',
  'orders of': 'Listar ett företags ordrar, den senaste först',
  'orders show': 'Visar hela ordern',
  'orders invoice':
    'Fakturerar ordern, eller begär betalning om momsen redovisas när krediterna används: ett mejl, och påminnelser om ingen betalar; är ordern redan betald utan faktura får den en som säger det',
  'orders decline': 'Avböjer en obetald order; köparen får ett mejl med skälet',
  'orders adopt':
    'Ger en månads obetalda ordrar från före processen sina påminnelser; kan köras flera gånger',
  'orders mark-paid': 'Markerar ordern som betald: företaget får krediterna, en enda gång, och ett mejl',
  'plans list': 'Listar företagens månadsplaner efter månaden då de började, den senaste först',
  'plans show': 'Visar företagets månadsplan, eller den senaste det hade',
  'plans end': 'Säger upp planen, som upphör 30 dagar senare; företaget får ett mejl med skälet',
  'refunds list': 'Listar dem som har begärt tillbaka pengarna för en första order, den senaste först',
  'refunds show': 'Visar hela begäran om återbetalning',
  'refunds grant':
    'Antecknar att pengarna för en första order är återbetalda: krediterna dras, planen avslutas och företaget får mejl',
  'refunds decline': 'Avslår en begäran om återbetalning; företaget får ett mejl med skälet',
  'prices list': 'Listar priset på varje antal krediter',
  'prices set': 'Anger priset på ett antal krediter; besökare ser det inom en minut',
  'prices fees':
    'Listar avgifterna som vi har tagit av det företag betalar, med vem som satte dem och varför',
  'prices fee': 'Anger avgiften för det som föreslås och avtalas från nu; det som finns behåller sina tal',
  'businesses list': 'Listar företagen som har en profil, det nyaste först',
  'businesses show': 'Visar företagets profil, dess krediter och villkoren det har godkänt',
  'companies found':
    'Gör ett bolag av varje företag från före kollegorna; körs det igen tar det dem som är kvar',
  'companies number':
    'Gör att äldre företag hittas på organisationsnumret; körs det igen skriver det samma sak',
  'credits record': 'Ändrar företagets krediter för hand, med en post i historiken',
  'ledger list': 'Listar huvudbokens poster efter bokföringsmånad, den senaste först',
  'ledger show': 'Visar hela posten i huvudboken',
  'ledger trace':
    'Visar posten och alla andra om samma order, uppdrag, tidrapport eller månad för en partner',
  'ledger balance': 'Visar råbalansen: det som bokförts på varje konto, som summerar till 0',
  'ledger account': 'Listar det som bokförts på ett konto, för alla ägare eller en, det senaste först',
  'ledger sie':
    'Exporterar det som är avslutat som SIE 4: en månad att lägga till andra böcker, eller ett år med saldon',
  'ledger liabilities': 'Listar krediterna som företag har betalat och inte använt, de flesta först',
  'dac7 list':
    'Listar vad varje partner fick betalt per kvartal under ett år, hur ofta de arbetade, och våra avgifter',
  'ledger verify':
    'Jämför varje saldo med sina poster, krediterna med dem som sålts, och månaderna med arbete, underlag och utbetalningar',
  'ledger open': 'Öppnar konton för det som fanns före huvudboken; körs det igen öppnar det dem som är kvar',
  'partners list': 'Listar partnerna med en viss status, den nyaste först',
  'partners show': 'Visar partnerns profil och villkoren som de har godkänt',
  'partners cv': 'Ger en länk till partnerns CV, som gäller i fem minuter',
  'partners advance': 'För antagningen vidare till nästa steg; partnern får mejl',
  'partners approve':
    'Godkänner en partner med verifierad adress, i vilket steg som helst; partnern får mejl',
  'partners decline': 'Avslår ansökan; partnern får ett mejl med skälet',
  'open-assignments list': 'Listar uppdragen som partner kan söka, det senaste först',
  'open-assignments show': 'Visar ett öppet eller stängt uppdrag, med dess företag och partner',
  'open-assignments publish':
    'Öppnar ett uppdrag för ansökningar; med samma uppgifter en gång till publiceras det bara en gång',
  'open-assignments edit': 'Ändrar text och siffror i ett öppet uppdrag, och mejlar dem som har sökt det',
  'open-assignments close':
    'Stänger uppdraget utan partner; de som har sökt får mejl, och förfrågan är mottagen igen',
  'applications list': 'Listar dem som har sökt uppdraget',
  'applications show': 'Visar en ansökan, med det som partnern har lagt till',
  'applications adopt': 'Ger väntande ansökningar till ett uppdrag från före processen sina påminnelser',
  'applications accept':
    'Ger uppdraget till partnern: företaget debiteras, de andra får avslag, och alla får mejl',
  'applications decline': 'Avslår ansökan och mejlar skälet till partnern; uppdraget är fortfarande öppet',
  'objections list': 'Listar partnerna som har invänt mot hur de jämfördes, den senaste först',
  'objections show': 'Visar hela invändningen, med raden som partnern såg den',
  'objections answer': 'Svarar på invändningen; partnern får svaret i ett mejl och läser det bredvid raden',
  'assignments list': 'Listar partnerns uppdrag, det senaste först',
  'assignments pause': 'Pausar ett pågående uppdrag',
  'assignments resume': 'Återupptar ett pausat uppdrag',
  'assignments complete': 'Slutför uppdraget',
  'assignments cancel': 'Avbryter uppdraget; arbetade timmar betalas ändå',
  'assignments record': 'Lägger in ett uppdrag för en partner som avtalats på annat håll',
  'earnings show': 'Visar vad en partner arbetade, tjänade och fick betalt en månad, och hur det lades in',
  'hours record':
    'Lägger timmar och intjänade krediter till en månad och ett uppdrag; samma sak en gång till läggs till en gång',
  'payouts mark': 'Markerar en månad som utbetald: allt som väntar, eller en del av det',
  'earnings record': 'Lägger in en hel månad som en partner arbetade innan systemet fanns',
  'reports list': 'Listar partnerns tidrapporter',
  'reports waiting':
    'Listar tidrapporterna som väntar på någon, det som tiden avgör först överst; utkast när månaden är slut',
  'reports show': 'Visar tidrapporten dag för dag, med det som företaget ifrågasätter',
  'reports settle': 'Avgör hur många av de timmar som inte är godkända som räknas; båda får veta varför',
  'reports close':
    'Stänger utan timmar en avslutad månad som partnern aldrig lämnade in; båda får veta varför',
  'milestones list': 'Listar partnerns delmål, med det som har levererats',
  'milestones waiting': 'Listar delmålen som inte är avgjorda, det som tiden avgör först överst',
  'milestones settle': 'Avgör ett delmål som parterna inte är överens om; båda får veta varför',
  'assignments files':
    'Listar uppdragets filer och vem som bifogade dem, var och en med en länk som gäller i fem minuter',
  'figures months': 'Räknar månad för månad det som kom in, hållna löften, krediter och antagna partner',
  'figures forms':
    'Räknar månad för månad det som kom in med varje formulär, och på hur många timmar hälften av förfrågningarna fick förslag',
  'queue list':
    'Listar vad tiden gör härnäst i varje process, det närmaste först, och vems tur det är till dess',
  'queue take': 'Antecknar att du har tagit hand om ett ärende i kön, vilket andra ser',
  'queue leave': 'Lämnar ett ärende som någon tagit hand om till den som tar det härnäst',
  'queue snooze':
    'Lägger undan ett ärende till en dag, eller till fyra timmar före en tid: inget löfte flyttas',
  'audit list': 'Listar vem som har gjort vad, det senaste först',
  'audit about': 'Listar vem som har gjort vad med ett ärende, det senaste först',
  'audit verify':
    'Går igenom kedjan för en månad i granskningsloggen, och namnger den första posten som inte är som den kedjades',
  'approvals list': 'Listar begärda kommandon som behöver en andra operatör, det senaste först',
  'approvals show':
    'Visar ett begärt kommando: dess uppgifter, vem som begärde det och varför, och vad det blev',
  'approvals release': 'Kör det som någon annan har begärt, som det begärdes; bara här i driften',
  'approvals refuse': 'Avslår det som någon har begärt; de läser skälet',
  'approvals withdraw': 'Drar tillbaka det man själv har begärt, så länge ingen har godkänt det',
  'bank import':
    'Läser in en bankfil (camt.053, camt.054 eller pain.002): det som stämmer betalar sin order, resten listas av bank unmatched',
  'bank unmatched': 'Listar betalningarna som väntar på en operatör, den senaste först, och varför',
  'bank show': 'Visar hela betalningen',
  'bank settle': 'Betalar en order med en betalning som väntar, ihop med andra om den är en av flera delar',
  'bank ignore': 'Tar bort en betalning som ingen order gäller från listan, till exempel en bankavgift',
  'receivables list':
    'Listar vad företag är skyldiga, det äldsta först: order, faktura, referens, förfallodag, och delar som väntar hos banken',
  'payouts list': 'Listar vad partner ska ha för avslutade månader, och vad som hålls inne och varför',
  'pay-files make':
    'Gör en fil som ber banken betala allt som är klart och inte hålls inne; en annan operatör släpper den',
  'pay-files list': 'Listar betalfilerna, den senaste först',
  'pay-files show': 'Visar betalfilen med utbetalningarna och kontrollsumman, utan kontonummer',
  'pay-files release':
    'Släpper en betalfil som en annan operatör har gjort; sedan hämtas den till banken med pay-files link',
  'pay-files discard': 'Kastar en betalfil som inte är släppt: det som finns i den väntar på betalning igen',
  'pay-files withdraw':
    'Drar tillbaka en släppt betalfil som banken inte har fått: det som finns i den väntar på betalning igen. Leta först efter filen och betalningarna hos banken, läs in det banken har skickat med bank import och förstör alla kopior av filen: skickas den senare betalas allt två gånger',
  'pay-files link': 'Länkar till en släppt betalfil i fem minuter, upp till en vecka efter att den gjordes',
  'sellers record':
    'Anger partnerns bolag som det ska stå på självfakturorna; partnern får frågan om att godkänna självfakturering',
  'sellers check':
    'Antecknar vad Skatteverket säger om partnerns F-skatt nu; efter 90 dagar ska det ses över',
  'sellers show': 'Visar partnerns bolag, när F-skatten kontrollerades och när självfakturering godkändes',
  'self-bills make':
    'Gör en faktura för varje partner och avslutad månad med godkända belopp som saknar en; igen tar bara det nya',
  'self-bills list': 'Listar självfakturor och deras kreditfakturor, den senaste först',
  'self-bills show': 'Visar hela självfakturan',
  'self-bills answer': 'Godkänner en självfaktura åt en partner som har sagt ja på annat håll',
  'self-bills withdraw': 'Drar tillbaka en självfaktura som inte är godkänd; beloppen kan faktureras igen',
  'self-bills credit':
    'Gör en kreditfaktura på en godkänd självfaktura som inte är betald; partnern får frågan om att godkänna den',
  'newsletter test': 'Skickar numret till en av våra adresser, på båda språken eller ett',
  'notices parked': 'Listar det som inte gick att göra mejl av och gavs upp, det äldsta först',
  'notices show': 'Visar ett av dem och hur långt vart och ett av mejlen har kommit',
  'notices about': 'Listar hur långt mejlen om ett ärende har kommit',
  'notices unsent': 'Listar mejlen som inte har gått iväg än, det senaste först',
  'notices redrive': 'Levererar det uppgivna igen, 10 i taget; det som är skickat skickas inte igen',
  'notices unsuppress': 'Börjar mejla en adress igen som har studsat eller anmält oss, när den fungerar',
  'content list':
    'Listar det som webbplatsen säger som data: siffror, priser och datum för tjänster, FAQ, team, pitch, märken, hur löften räknar timmar och annat',
  'content show': 'Visar en uppgift med dess version och sidorna som visar den',
  'content history': 'Listar versionerna av en uppgift med vem som ändrade den och varför, den senaste först',
  'content preview': 'Visar vad en ändring skulle ändra på vilka sidor; ändrar ingenting',
  'content page':
    'Visar en sida som en ändring skulle göra den, som HTML med ändringarna markerade; ändrar ingenting',
  'content set':
    'Ändrar uppgiften och ritar om sidorna som visar den; ett nytt namn lägger till i en lista, till exempel meetups eller faq',
  'content restore':
    'Gör en tidigare version till den nuvarande, som en ny version; 0 är den som står i källkoden',
  'content pages':
    'Listar sidorna med det de visar, och vilka som är inaktuella för att de inte kan ritas om',
  'content render': 'Ritar om sidorna som är inaktuella, till exempel efter ett fel',
  'person export': 'Visar allt som är sparat om personen med en adress, med länkar till personens filer',
  'person erase': 'Raderar personen med en adress, även konton och filer; bokföringen står kvar, utan namnet',
  'person replay-erasures':
    'Raderar, efter en återställning, på nytt alla som raderats de senaste 90 dagarna',
  'operators invite':
    'Låter någon logga in i driften; ger ett lösenord för första inloggningen, som gäller i 7 dagar',
  'operators list': 'Listar dem som får logga in i driften, med det id som granskningsloggen nämner',
  'operators names': 'Listar adresserna till dem som granskningsloggen nämner med id',
  'operators remove': 'Tar ifrån någon rätten att logga in i driften, och avslutar det som är öppet där',
}
