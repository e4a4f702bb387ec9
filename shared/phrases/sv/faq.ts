/** The questions on the price page, in order. Its linked data (web/linked-data.ts) contains the same ones. */
export default {
  credit: {
    question: 'Vad är en kredit?',
    answer:
      'Ett mått på arbete, värt {{value}}. Ni köper ett antal i månaden och lägger dem på vilken kompetens ni vill: en förstudie, ett PLC-program eller en månad med en testare.',
  },
  order: {
    question: 'Vad händer när vi har beställt?',
    answer:
      'Ni får en bekräftelse med e-post direkt. Betalningsinformationen kommer separat, och krediterna finns på kontot när betalningen är bokförd. Ingenting betalas här på sidan.',
  },
  start: {
    question: 'Hur snart kan någon börja?',
    answer:
      '[Den första matchningen kommer inom {matchingFrom}–{matchingTo} timmar från det att ni har beskrivit uppdraget. ]När arbetet börjar bestämmer ni och ingenjören.',
  },
  leave: {
    question: 'Hur länge binder vi oss?',
    answer:
      '[Bindningstiden är {commitment} månader. ]Ni beställer ett paket en gång, eller ett varje månad.[ Uppsägningstiden är {notice} dagar.][ Är ni inte nöjda får ni pengarna för den första beställningen tillbaka inom {moneyBack} dagar från att den betalades, om inga krediter är använda.]',
  },
  discount: {
    question: 'Blir det billigare med fler krediter?',
    answer:
      'Från {{discountedFrom}} krediter i månaden är priset {{discount}} lägre än {{value}} per kredit. Ett litet paket kan ändå ha lägst pris per kredit: tabellen ovanför visar varje paket. Behöver ni fler än {{most}} skriver vi ett särskilt avtal.',
  },
  who: {
    question: 'Vilka är ingenjörerna?',
    answer:
      'Frilansande ingenjörer och IT-konsulter[, minst {engineers} stycken]. Alla har gått igenom ansökan, gallring, intervju och verifiering innan ni ser deras namn.',
  },
} as const
