export default {
  title: 'Vi har din ansökan',
  signedInAs: 'Inloggad som',
  steps: {
    account: { title: 'Kontot är skapat', text: 'Adressen ovan är den vi skriver till.' },
    contact: {
      title: 'Vi hör av oss',
      text: 'Vi vill veta vad du har byggt, vilka system du kan och när du är ledig.',
    },
    assignments: {
      title: 'Uppdragen öppnas',
      text: 'När vi har gått igenom din bakgrund ser du lediga uppdrag när du loggar in.',
    },
  },
  done: 'klart',
  question: 'Vill du lägga till något? Skriv till',
} as const
