export default {
  meta: {
    title: 'Community: träffar, lärande och forum hos {{brand}}',
    description:
      'Träffar för industrins ingenjörer med det viktigaste i tre punkter, material som ligger uppe en månad, och ett forum att önska trådar i.',
  },
  heading: 'Fikarummet, fast större',
  text: 'Det mesta man lär sig om en anläggning lär man sig av någon vid samma bord. Här är bordet.',
  tabs: 'Delar av community',
  meetups: {
    tab: 'Meetups & Events',
    none: 'Inga kommande träffar',
    noneText: 'Nästa datum läggs upp här.',
    past: 'Tidigare träffar',
    attendees: 'deltagare',
    highlights: 'Det viktigaste',
    ask: 'Mejla oss om inspelningen, {{minutes}} min',
    askSubject: 'Inspelning: {{title}}',
  },
  learning: {
    tab: 'Learning Hub',
    shown: 'Tillgängligt just nu',
    until: 'Publicerat {{date}}, ligger uppe en månad.',
    removed: 'Innehållet har tagits bort',
    removedText:
      'Material ligger uppe en månad, så att det som står här går att lita på. Nytt läggs upp här.',
    subscribe: 'Få veta när det kommer nytt',
  },
  forum: {
    tab: 'Forum',
    none: 'Inga aktiva diskussioner',
    noneText: 'Har du en fråga som fler bär på? Mejla en administratör och be om en tråd.',
    ask: 'Be om en tråd',
    subject: 'Ny tråd i forumet',
  },
} as const
