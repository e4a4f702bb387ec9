export default {
  title: 'Betalningsinställningar',
  intro: 'Hit betalar vi ut det du tjänar. Numren lagras krypterade och visas bara delvis.',
  fields: {
    bankName: 'Bank',
    accountHolder: 'Kontohavare',
    clearingNumber: 'Clearingnummer',
    bankAccount: 'Kontonummer',
  },
  hints: {
    clearingNumber: 'Fyra eller fem siffror, till exempel 8327-9.',
    bankAccount: 'Utan clearingnumret.',
  },
  writeAgain: 'Skriv hela numret på nytt. Det sparade är {{masked}}.',
  lengths: {
    clearingNumber: 'Ett clearingnummer har fyra eller fem siffror.',
    bankAccount: 'Ett kontonummer har 5–15 siffror.',
  },
  updated: 'Senast ändrat',
  edit: 'Ändra uppgifter',
  cancel: 'Avbryt',
  save: 'Spara',
  verifyAndSave: 'Verifiera e-post och spara',
  verifyFirst:
    'Din e-postadress är inte verifierad än. Vi skickar en kod till den, och när du har skrivit den sparas uppgifterna.',
  saved: 'Betalningsinställningar sparade',
  savedText: 'Vi mejlar dig om ändringen. Av säkerhetsskäl väntar vi två dygn innan vi betalar till det.',
  checksumWrong:
    'Uppgifterna är sparade, men kontonumrets kontrollsiffra ser inte ut att stämma. Jämför med din bank och ändra om något är fel.',
  failedTitle: 'Fel',
  failed: 'Kunde inte spara betalningsinställningar.',
} as const
