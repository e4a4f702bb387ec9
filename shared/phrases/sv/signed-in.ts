export default {
  loading: 'Hämtar …',
  signedOut: {
    expired: 'Din session har gått ut',
    expiredText: 'Logga in igen, så kommer du tillbaka dit du var.',
    needed: 'Du är inte inloggad',
    neededText: 'Logga in, så kommer du till sidan du bad om.',
  },
  failed: {
    title: 'Det gick inte att hämta dina uppgifter',
    text: 'Kontrollera uppkopplingen och försök igen.',
    retry: 'Försök igen',
    reference: 'Referens: {{id}}',
  },
  redirect: { title: 'Ett ögonblick', text: 'Vi tar dig till rätt sida.' },
  dashboard: {
    skip: 'Till innehållet',
    menu: 'Meny',
    home: '{{brand}}, till startsidan',
    logOut: 'Logga ut',
    notFound: 'Sidan finns inte',
    notFoundText: 'Här finns ingen sida.',
    toStart: 'Till din startsida',
  },
} as const
