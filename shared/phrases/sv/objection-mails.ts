/** The mails about objections to comparisons, named after each transition and after who is told. */
export default {
  objected_notice: {
    subject: 'Invändning mot matchningen: {{title}}, {{name}}',
    text: 'En partner menar att jämförelsen har blivit fel. Läs raden som partnern såg den och svara före tiden nedan.',
  },
  objected_confirmation: {
    subject: 'Din invändning har kommit fram: {{title}}',
    preview: 'En människa läser den och svarar.',
    text: 'Tack för att du säger till. En människa läser din invändning och svarar senast den dag som står nedan. Vi har sparat jämförelsen som du såg den.',
    action: 'Öppna jämförelsen',
    after: 'Vill du dra tillbaka invändningen gör du det där du skrev den, så länge vi inte har svarat.',
  },
  objection_uphold_partner: {
    subject: 'Du hade rätt: {{title}}',
    preview: 'Svaret på din invändning står i mejlet.',
    text: 'Vi har gått igenom jämförelsen och håller med om din invändning. Svaret står nedan.',
    action: 'Öppna jämförelsen',
    after: 'Undrar du över något i svaret? Svara på mejlet.',
  },
  objection_dismiss_partner: {
    subject: 'Svar på din invändning: {{title}}',
    preview: 'Vi har gått igenom jämförelsen.',
    text: 'Vi har gått igenom jämförelsen och kommit fram till att den står sig. Varför läser du nedan.',
    action: 'Öppna jämförelsen',
    after: 'Har vi missförstått dig? Svara på mejlet, eller gör en ny invändning vid jämförelsen.',
  },
  objection_withdraw_notice: {
    subject: 'Tillbakadragen invändning: {{title}}, {{name}}',
    text: 'Partnern har dragit tillbaka sin invändning. Den behöver inget svar.',
  },
  objection_nudge_notice: {
    subject: 'Invändning väntar på svar: {{title}}, {{name}}',
    text: 'Om två dagar går tiden ut som partnern har lovats svar inom.',
  },
  objection_breakPromise_partner: {
    subject: 'Vi är sena med svaret: {{title}}',
    preview: 'Din invändning ligger kvar och ska få ett svar.',
    text: 'Vi lovade dig ett svar till i dag och hann inte. Det ber vi om ursäkt för. Din invändning ligger kvar, och du får ett mejl när den är besvarad.',
    action: 'Öppna jämförelsen',
    after: 'Vill du lägga till något? Svara på mejlet.',
  },
  objection_breakPromise_notice: {
    subject: 'Utlovat svar är försenat: {{title}}, {{name}}',
    text: 'Partnern lovades svar på sin invändning till nu, och ingen har svarat. Partnern har fått en ursäkt.',
  },
  objection_chase_notice: {
    subject: 'Invändning är fortfarande obesvarad: {{title}}, {{name}}',
    text: 'Ingen har svarat på invändningen. Påminnelsen kommer varje vecka tills det är gjort.',
  },
}
