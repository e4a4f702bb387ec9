export default {
  way: 'Vägen till godkänd partner',
  done: 'klart',
  since: 'Här sedan {{day}}.',
  answerBy: 'Besked senast {{when}}.',
  late: 'Du skulle ha fått besked {{when}}. Förlåt att det dröjer. Vi har fått en påminnelse.',
  steps: {
    application: 'Ansökan',
    screening: 'Gallring',
    interview: 'Intervju',
    verification: 'Verifiering',
    introduction: 'Introduktion',
  },
  now: {
    application: 'Ansökan är framme. Härnäst läser vi den.',
    screening: 'Vi jämför uppgifterna med varandra och med det som går att slå upp.',
    interview: 'Vi hör av oss om ett samtal med någon i samma yrke.',
    verification: 'Arbetsprov, referenser, identitet och skattestatus. Vi mejlar vad vi behöver.',
    introduction: 'Profil och utbetalning ställs in. Gå igenom båda, så godkänner vi dig.',
  },
} as const
