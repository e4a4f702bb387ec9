/** The mails about each transition of an inquiry, named after it and after who is told. */
export default {
  inquiry_publish_business: {
    subject: 'Vi söker nu frilansare: {{service}}',
    preview: 'Uppdraget ligger ute hos våra partner.',
    text: 'Vi har läst er förfrågan och lagt ut uppdraget för våra partner. Ni får ett mejl när det finns förslag att ta ställning till.',
    after:
      'Under Förfrågningar i ert konto ser ni hur långt den har kommit och när förslagen senast ska komma.',
  },
  inquiry_unpublish_business: {
    subject: 'Vi letar vidare på annat sätt: {{service}}',
    preview: 'Annonsen är stängd, men förfrågan är öppen.',
    text: 'Vi har stängt annonsen för er förfrågan utan att någon valdes, och letar vidare på annat sätt.',
    after: 'Ni behöver inte göra något. Under Förfrågningar ser ni hur långt den har kommit.',
  },
  inquiry_propose_business: {
    subject: 'Förslag på frilansare: {{service}}',
    preview: 'Läs, fråga, tacka ja eller nej.',
    text: 'Det finns förslag på er förfrågan. Läs dem och svara på vart och ett: ja till en intervju, en fråga eller nej.',
    action: 'Se förslagen',
    after: 'Har ni inte svarat om två dagar påminner vi. Efter fjorton dagar utan svar stänger vi förfrågan.',
  },
  inquiry_proposeMore_business: {
    subject: 'Fler förslag på frilansare: {{service}}',
    preview: 'Det har kommit till fler att ta ställning till.',
    text: 'Vi har lagt till fler förslag på er förfrågan. De förra finns kvar.',
    action: 'Se förslagen',
    after: 'Svara på vart och ett när det passar er.',
  },
  inquiry_resume_business: {
    subject: 'Vi letar vidare: {{service}}',
    preview: 'Inget av förslagen blev av.',
    text: 'Inget av förslagen på er förfrågan blev av, så vi letar vidare. Nya förslag kommer senast vid tiden nedan.',
    after: 'Vill ni ändra något i förfrågan innan dess? Svara på det här mejlet.',
  },
  inquiry_resume_notice: {
    subject: 'Inget förslag blev av: {{company}}, {{service}}',
    text: 'Alla förslag på förfrågan är besvarade utan att någon valdes. Kunden har lovats nya.',
  },
  inquiry_start_business: {
    subject: 'Arbetet är igång: {{service}}',
    preview: 'Vi har noterat att det har börjat.',
    text: 'Vi har noterat att arbetet för er förfrågan har börjat, så som ni har kommit överens.',
    after: 'Stämmer det inte? Svara på det här mejlet.',
  },
  inquiry_complete_business: {
    subject: 'Arbetet är klart: {{service}}',
    preview: 'Förfrågan är avslutad.',
    text: 'Vi har noterat att arbetet för er förfrågan är klart.',
    after: 'Stämmer det inte? Svara på det här mejlet.',
  },
  inquiry_withdraw_notice: {
    subject: 'Återtagen förfrågan: {{company}}, {{service}}',
    text: 'Kunden har tagit tillbaka sin förfrågan. Skälet står nedan, och alla som var föreslagna har fått besked.',
  },
  inquiry_close_business: {
    subject: 'Förfrågan är avslutad: {{service}}',
    preview: 'Skälet står i mejlet.',
    text: 'Vi har avslutat er förfrågan. Skälet står nedan.',
    after: 'Stämmer det inte? Svara på det här mejlet, så öppnar vi en ny.',
  },
  inquiry_nudge_notice: {
    subject: 'Utan förslag i 20 timmar: {{company}}, {{service}}',
    text: 'Förfrågan väntar på sina första förslag. När de senast ska komma står nedan.',
  },
  inquiry_nudgeAgain_notice: {
    subject: 'Utan förslag i ett dygn: {{company}}, {{service}}',
    text: 'Förfrågan har väntat på sina första förslag i ett dygn. När de senast ska komma står nedan.',
  },
  inquiry_warn_notice: {
    subject: 'Fyra timmar kvar av löftet: {{company}}, {{service}}',
    text: 'Kunden har lovats förslag senast vid tiden nedan, och får nu veta att de är på väg.',
  },
  inquiry_warn_business: {
    subject: 'Så går det med er förfrågan: {{service}}',
    preview: 'Förslagen kommer senast vid tiden i mejlet.',
    text: 'Vi letar fortfarande efter rätt personer till er förfrågan. Förslagen kommer senast vid tiden nedan.',
    after: 'Ni behöver inte göra något. Hinner vi inte hör vi av oss när tiden är ute.',
  },
  inquiry_breakPromise_notice: {
    subject: 'Brutet löfte: {{company}}, {{service}}',
    text: 'Tiden för de första förslagen är ute. Kunden har fått en ursäkt och en ny tid, som står nedan.',
  },
  inquiry_breakPromise_business: {
    subject: 'Vi blev försenade: {{service}}',
    preview: 'Vi ber om ursäkt och ger en ny tid.',
    text: 'Vi lovade er förslag före den här tiden och hann inte. Det ber vi om ursäkt för. Den nya tiden står nedan.',
    after:
      'Vill ni inte vänta kan ni ta tillbaka förfrågan i ert konto. Vill ni prata med oss räcker det att svara på mejlet.',
  },
  inquiry_chase_notice: {
    subject: 'Fortfarande utan förslag: {{company}}, {{service}}',
    text: 'Löftet är brutet och förfrågan väntar ännu på förslag. Påminnelsen kommer varje dygn tills de finns.',
  },
  inquiry_remind_business: {
    subject: 'Förslagen väntar på svar: {{service}}',
    preview: 'De som är föreslagna undrar.',
    text: 'Det finns förslag på er förfrågan som ni inte har svarat på. De som är föreslagna vet inte än hur det går.',
    action: 'Se förslagen',
    after: 'Räcker inte det ni har fått veta? Ställ en fråga under förslaget.',
  },
  inquiry_remindAgain_business: {
    subject: 'Förslagen väntar fortfarande: {{service}}',
    preview: 'Efter fjorton dagar utan svar stänger vi förfrågan.',
    text: 'Förslagen på er förfrågan väntar fortfarande på svar. Har vi inte hört något fjorton dagar efter att de kom stänger vi förfrågan, och de som är föreslagna får veta det.',
    action: 'Se förslagen',
    after: 'Passar ingen av dem? Tacka nej med ett skäl, så letar vi vidare.',
  },
  inquiry_lapse_business: {
    subject: 'Förfrågan är stängd: {{service}}',
    preview: 'Vi fick inget svar på förslagen.',
    text: 'Fjorton dagar har gått utan svar på förslagen, så vi har stängt förfrågan. De som var föreslagna har fått veta det.',
    after: 'Behovet kvar? Skicka en ny förfrågan, så börjar vi om.',
  },
  inquiry_lapse_notice: {
    subject: 'Stängd utan svar: {{company}}, {{service}}',
    text: 'Kunden har inte svarat på förslagen på fjorton dagar. Förfrågan är stängd.',
  },
  inquiry_urge_notice: {
    subject: 'Överens men inte igång: {{company}}, {{service}}',
    text: 'Kunden och en partner har valt varandra, och väntar på avtal och start. Påminnelsen kommer varje dygn.',
  },
  inquiry_follow_notice: {
    subject: 'Pågår sedan en månad: {{company}}, {{service}}',
    text: 'Arbetet pågår. Är det klart noteras det med inquiries complete.',
  },
}
