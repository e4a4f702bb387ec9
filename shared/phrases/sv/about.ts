export default {
  meta: {
    title: 'Om {{brand}}: varför vi finns och vilka vi är',
    description:
      'Berättelsen, värderingarna, rollerna och vägen 2025–2028 för plattformen som kopplar industrin till ingenjörer som redan kan dess maskiner.',
  },
  story: {
    heading: 'Den som kan maskinen finns. Hon är bara någon annanstans.',
    first:
      'En linje står. I leverantörens växel är det kö, på konsultbolaget blir en junior ledig om tre veckor, och rekryteringen är framme vid andra intervjun.',
    second:
      'Under tiden sitter en ingenjör fyra mil bort som har driftsatt just den styrningen åtta gånger. Ingen ringer henne, för ingen vet att hon finns.',
    third:
      'Det glappet är hela vårt arbete. Vi prövar de som kan, håller reda på när de är lediga och hör av oss när någon behöver dem.',
    drawing: 'Två ledningar som slutar mitt emot varandra. En kort bit i signalfärg förbinder dem.',
    line: 'linje 3',
    engineer: 'ingenjör',
  },
  plate: {
    label: 'Märkskylt',
    model: 'Typ',
    modelValue: 'Plattform, tvåsidig',
    built: 'Tillverkad i',
    builtValue: 'Sverige',
    year: 'Tillverkningsår',
    network: 'Nätverk',
    engineers: '[{engineers}+ ingenjörer]',
    industries: 'Användning',
    industriesValue: '[{industries}+ branscher]',
    accepted: 'Antagningsgrad',
    acceptedValue: '[högst {accepted}\u00a0%]',
    satisfaction: 'Verkningsgrad',
    satisfactionValue: '[{satisfaction}\u00a0% nöjda]',
    languages: 'Anslutning',
    languagesValue: 'sv, en',
  },
  values: {
    heading: 'Fyra regler som hänger i skåpet',
    honest: {
      title: 'Visa mätvärdet',
      text: 'Går det dåligt ska den som betalar få veta det, med siffran och inte med en omskrivning.',
    },
    craft: {
      title: 'Yrket bestämmer',
      text: 'En PLC-programmerare bedöms på ett arbetsprov i sitt eget system, inte på hur CV:t låter.',
    },
    both: {
      title: 'Två uppdragsgivare',
      text: 'Ett uppdrag som bara är bra för den ena sidan är inte färdigförhandlat.',
    },
    spare: {
      title: 'Ta bort innan du bygger till',
      text: 'Varje fält i ett formulär och varje steg i en process ska ha ett skäl att finnas.',
    },
  },
  team: {
    heading: 'Vem gör vad',
    text: 'Roller i stället för porträtt. Skriv till oss så svarar den som har rollen.',
    vetting: {
      title: 'Granskning',
      text: 'Läser ansökningar, håller intervjuer, ringer referenser.',
    },
    matching: {
      title: 'Matchning',
      text: 'Läser er beskrivning, frågar det som saknas och föreslår vem som passar.',
    },
    delivery: {
      title: 'Leveransstöd',
      text: 'Följer uppdraget tills det är klart. Tar samtalet när något skaver.',
    },
    platform: {
      title: 'Plattform',
      text: 'Bygger och driver systemet, och håller era uppgifter där de hör hemma.',
    },
    contracts: {
      title: 'Avtal och ekonomi',
      text: 'Skriver kontrakten så att båda sidor förstår dem. Betalar i tid.',
    },
    write: 'Skriv till oss',
  },
  timeline: {
    heading: '2025 till 2028',
    text: 'En fylld nod är gjord, en ring är planerad. Planer ändras, och då ändras sidan.',
    reached: 'gjort',
    ahead: 'planerat',
  },
  badges: {
    heading: 'Granskade, vi också',
    text: 'Utmärkelser och intyg som någon annan har utfärdat.',
  },
} as const
