export default {
  meta: {
    title: 'Investera i {{brand}}: marknaden för industrins IT',
    description:
      'Industriföretag köper krediter, granskade ingenjörer levererar. Läs vart {{brand}} är på väg, boka ett investerarmöte eller begär nyckeltalen.',
  },
  hero: {
    heading: 'Varje fabrik behöver kod. Få har någon som skriver den.',
    lead: '{{brand}} är marknadsplatsen däremellan: industriföretag köper krediter per månad, granskade frilansare gör jobbet och får betalt per kredit.',
    meeting: 'Boka investerarmöte',
    figures: 'Till nyckeltalen',
    drawing:
      'Stegsvar på rutat papper: en insignal som slår till, och en utsignal som följer efter och lägger sig på den nya nivån.',
    input: 'insignal',
    output: 'utsignal',
    time: 't',
  },
  metrics: {
    label: 'Läget i siffror',
    partners: 'partner i nätverket',
    partnersMore: '[+{partnerGrowth}\u00a0% på ett år]',
    satisfaction: 'nöjda företag',
    satisfactionMore: '[NPS {nps}]',
    arr: 'årlig återkommande intäkt',
    arrMore: 'ARR-tillväxt',
  },
  reasons: {
    heading: 'Skälen, i ordning',
    recurring: {
      title: 'Intäkten kommer först',
      text: 'Krediter köps i paket, och ett paket är betalt innan det används. Det är ingen provision som väntar på att ett uppdrag blir klart.',
    },
    selected: {
      title: 'Utbudet är gallrat',
      text: '[Högst {accepted}\u00a0% av dem som söker antas. ]Granskningen är gjord i förväg[, så en matchning kan lovas på {matchingFrom}–{matchingTo} timmar].',
    },
    oneSystem: {
      title: 'Ett system bär allt',
      text: 'Förfrågan, matchning, krediter och utbetalning går samma väg. Affären växer utan att kontoret gör det i samma takt.',
    },
    lasting: {
      title: 'Behovet sitter i väggarna',
      text: 'En press står i trettio år. Koden omkring den skrivs om många gånger, av någon som måste förstå båda.',
    },
  },
  vision: {
    heading: 'Tre nivåer upp',
    y2025: {
      title: 'Sverige',
      text: 'Plattformen, de första kunderna och ett nätverk som håller måttet. Seedrundan finansierar nästa steg.',
    },
    y2026: {
      title: 'Norden',
      text: 'Samma plattform för verkstäder i Tammerfors, Horsens och Raufoss, på deras språk.',
    },
    y2028: {
      title: 'Europa',
      text: 'Industrin köper ingenjörstid som den köper reservdelar: efter behov, till listpris.',
    },
  },
  figures: {
    heading: 'Nyckeltal',
    locked:
      'Lämna namn, e-postadress och telefon, så kommer en kod med e-post. Den öppnar nyckeltalen i en halvtimme.',
    expired: 'Halvtimmen är slut. Med en ny kod öppnas de igen.',
    request: 'Begär åtkomst',
    until: 'Öppna till {{time}}.',
    loading: 'Hämtar nyckeltalen …',
    failed: 'Nyckeltalen kunde inte hämtas.',
    retry: 'Försök igen',
    partners: 'Partner i nätverket',
    partnerGrowth: 'Tillväxt i antal partner, år över år',
    satisfaction: 'Andel nöjda kunder',
    nps: 'Net Promoter Score',
    arrGrowth: 'Tillväxt i årlig återkommande intäkt',
    creditValue: 'En kredits värde för partnern',
    entryPrice: 'Lägsta pris i månaden, exkl. moms',
    months: {
      byMonth: 'Månad för månad',
      month: 'Månad',
      leads: 'Förfrågningar från besökare',
      inquiries: 'Förfrågningar från kunder',
      promisesKept: 'Kundförfrågningar med förslag i tid',
      creditsSold: 'Sålda krediter',
      creditsOutstanding: 'Sålda men inte använda',
      partnersAdmitted: 'Antagna partner',
      counted: 'Räknat i systemet, utan namn. Den senaste månaden är inte avslutad.',
      now: 'just nu',
      soFar: 'hittills i {{month}}',
      described:
        '{{what}} per månad, {{from}} till {{to}}. Flest: {{highest}}, i {{month}}. Alla värden finns i tabellen.',
      file: 'nyckeltal',
      exported: 'Filen har tabellens alla månader.',
    },
  },
  contact: {
    heading: 'Fråga oss',
    text: 'En halvtimme räcker till det mesta. Vill du hellre skriva går det lika bra.',
    write: 'Skriv till {{email}}',
    subject: 'Investering i {{brand}}',
  },
} as const
