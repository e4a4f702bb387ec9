export default {
  greeting: 'Hej!',
  signature: 'Hälsningar\n{{brand}}',
  whyThisMail: 'Du får det här mejlet för att adressen angavs på {{site}}.',
  unsubscribe: 'Avsluta prenumerationen',

  subscription_confirmation: {
    subject: 'Bekräfta din prenumeration på {{brand}}s nyhetsbrev',
    preview: 'Ett klick till, sedan är det klart.',
    text: 'Tack för att du vill läsa vårt nyhetsbrev. Bekräfta att adressen är din, så är prenumerationen igång.',
    action: 'Bekräfta prenumerationen',
    after:
      'Länken gäller i sju dagar. Var det inte du som anmälde dig kan du låta det här mejlet vara; då skickar vi inget mer.',
  },
  subscription_notice: {
    subject: 'Ny anmälan till nyhetsbrevet',
    text: 'En ny adress har anmälts till nyhetsbrevet och fått en bekräftelselänk.',
    email: 'E-post',
    language: 'Språk',
    at: 'Tid',
  },
  registration_notice: {
    subject: 'Nytt företagskonto',
    text: 'Ett företag har skapat konto och loggat in för första gången.',
    email: 'E-post',
    at: 'Tid',
  },
  partner_notice: {
    subject: 'Ny partner',
    text: 'En partner har skapat konto.',
    name: 'Namn',
    email: 'E-post',
    at: 'Tid',
  },
  sign_in_code: {
    subject: 'Din kod till {{brand}}: {{code}}',
    preview: 'Gäller i tio minuter.',
    text: 'Ange koden i fönstret där du loggar in. Den gäller i tio minuter och fungerar en gång.',
    after:
      'Försökte du inte logga in? Då kan du bortse från mejlet. Ingen kommer in utan koden, och vi frågar aldrig efter den på telefon.',
  },
  recovery: {
    subject: 'Återställ ditt lösenord hos {{brand}}',
    text: 'Ange koden på sidan där du begärde ett nytt lösenord. Den gäller i en timme.',
    after: 'Bad du inte om ett nytt lösenord? Då kan du bortse från mejlet; det gamla gäller som förut.',
  },
}
