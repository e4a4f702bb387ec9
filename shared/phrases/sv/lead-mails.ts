/** The mails about each transition of a lead, named after it and after who is told. */
export default {
  lead_decline_visitor: {
    subject: 'Besked om er förfrågan till {{brand}}',
    preview: 'Vi går inte vidare. Skälet står i mejlet.',
    text: 'Tack för att ni hörde av er. Vi går inte vidare med er förfrågan, och skälet står nedan.',
    after: 'Har vi missförstått något? Svara på mejlet, så läser vi förfrågan igen.',
  },
  lead_nudge_notice: {
    subject: 'Snart dags att svara: {{title}}',
    text: 'En förfrågan från webbplatsen väntar på svar, och tiden för löftet är snart ute.',
  },
  lead_nudgeAgain_notice: {
    subject: 'Försenat svar: {{title}}',
    text: 'En förfrågan från webbplatsen har inte fått svar i den tid som vi har lovat: svara nu.',
  },
  lead_chase_notice: {
    subject: 'Fortfarande obesvarad: {{title}}',
    text: 'En förfrågan från webbplatsen väntar fortfarande på svar. Svara, eller stäng den med ett skäl.',
  },
  lead_follow_notice: {
    subject: 'Har det blivit något? {{title}}',
    text: 'Förfrågan besvarades för två veckor sedan. Stäng den när du vet hur det gick; annars stängs den av sig själv om ungefär två veckor till.',
  },
  lead_lapse_notice: {
    subject: 'Stängd av sig själv: {{title}}',
    text: 'Förfrågan besvarades för en månad sedan och har nu stängts av sig själv.',
  },
}
