export default {
  bands: {
    shows: 'Profilen visar det ni söker',
    close: 'Nära det ni söker, något saknas',
    perhaps: 'Kanske: en del av det ni söker',
    none: 'Profilen nämner lite av det ni söker',
  },
  ownBands: {
    shows: 'Din profil visar det som söks',
    close: 'Nära det som söks, något saknas',
    perhaps: 'Kanske: en del av det som söks',
    none: 'Din profil nämner lite av det som söks',
  },
  counted: '{{met}} av {{needs}} finns i profilen',
  confirmed: 'En av oss hade läst förfrågan och bekräftat kraven innan den jämfördes.',
  unmet: 'Stämmer inte',
  facts: {
    language: 'Inget gemensamt arbetsspråk är angivet.',
    place: 'Arbetsplatsen ligger längre bort än partnern arbetar.',
    start: 'Partnern är inte ledig till starten.',
    rate: 'Timpriset är högre än budgeten.',
  },
  ownFacts: {
    language: 'Inget av arbetsspråken finns i din profil.',
    place: 'Arbetsplatsen ligger längre bort än du har angett att du arbetar.',
    start: 'Enligt din profil är du inte ledig till starten.',
    rate: 'Ditt timpris är högre än företagets budget.',
  },
  how: 'Så läste vårt program förfrågan och profilen när förslaget skickades. Det räknar efter fasta regler och citerar profilen; partnern ser samma sak. Valet gjordes av en människa.',
  ownHow:
    'Så läste vårt program förfrågan och din profil när förslaget skickades. Företaget ser samma sak. Kan du något som inte hittades, skriv in det i profilen, så räknas det i nästa förslag.',
  more: 'Så fungerar matchningen',
  toProfile: 'Till din profil',
} as const
