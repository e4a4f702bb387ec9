/** The mails about orders of credits, monthly plans and money back, named after each transition and after who is told. */
export default {
  order_invoice_business: {
    subject: '{{Paper}} för {{credits}} krediter har skickats',
    preview: 'Här står vad ni ska betala och när.',
    text: '{{Paper}} för er beställning har skickats. Krediterna finns på kontot när betalningen är bokförd.',
    action: 'Öppna {{paper}}',
    after:
      'Har {{paper}} inte kommit fram? Svara på mejlet, så hjälper vi er. Vill ni avbryta beställningen gör ni det under Krediter, innan den är betald.',
  },
  order_decline_business: {
    subject: 'Vi kan inte ta emot er beställning av {{credits}} krediter',
    preview: 'Skälet står i mejlet.',
    text: 'Vi har strukit er beställning, och skälet står nedan. Ni ska inte betala den.',
    after: 'Har ni redan betalat, eller har vi missförstått något? Svara på mejlet, så reder vi ut det.',
  },
  order_remind_business: {
    subject: 'Påminnelse: {{paper}} för {{credits}} krediter',
    preview: 'Vi har inte bokfört någon betalning än.',
    text: 'Vi har inte bokfört någon betalning för er beställning. Har ni betalat de senaste dagarna kan ni bortse från det här mejlet.',
    after: 'Vill ni inte längre ha krediterna? Avbryt beställningen under Krediter, eller svara på mejlet.',
  },
  order_remindAgain_business: {
    subject: 'Andra påminnelsen: {{paper}} för {{credits}} krediter',
    preview: 'Utan betalning stryks beställningen.',
    text: 'Vi har fortfarande inte bokfört någon betalning för er beställning. Utan betalning stryks den {{day}}, utan kostnad för er.',
    after: 'Har ni betalat, eller stämmer något inte? Svara på mejlet, så reder vi ut det.',
  },
  order_lapse_business: {
    subject: 'Er beställning av {{credits}} krediter är struken',
    preview: 'Ni ska inte betala den.',
    text: 'Beställningen är struken, eftersom vi inte har bokfört någon betalning. Ni ska inte betala den.',
    after: 'Har ni betalat ändå? Svara på mejlet. Vill ni ha krediterna går det bra att beställa igen.',
  },
  order_cancel_notice: {
    subject: 'Avbruten beställning: {{credits}} krediter, {{company}}',
    text: 'Kunden har avbrutit sin beställning innan den var betald. Den ska inte betalas. En faktura som systemet har gjort krediteras av sig själv; en som är gjord någon annanstans krediteras där.',
  },
  order_chase_notice: {
    subject: 'Väntar på {{paper}}: {{credits}} krediter, {{company}}',
    text: 'Köparen har inte fått något att betala efter. Kör kommandot, eller avböj beställningen med ett skäl. Påminnelsen kommer varje dag.',
  },
  order_lapse_notice: {
    subject: 'Struken utan betalning: {{credits}} krediter, {{company}}',
    text: 'Beställningen är struken, trettio dagar efter att den skulle ha betalats. En faktura som systemet har gjort krediteras av sig själv; en som är gjord någon annanstans krediteras där. Kom den från en månadsplan fortsätter planen tills någon säger upp den.',
  },

  credit_plan_started: {
    subject: 'Er månadsplan har börjat: {{credits}} krediter i månaden',
    preview: 'Den första beställningen är gjord.',
    text: 'Tack. Planen har börjat, och den första beställningen är gjord. Betalningsinformation kommer i ett separat mejl. Sju dagar före varje ny beställning får ni veta vad den gäller och vad den kostar.',
    after:
      'Under Krediter kan ni byta paket och säga upp planen. Där står också vilken dag den slutar om ni säger upp den. Priset för ert paket höjs inte så länge planen löper.',
  },
  plan_announce_business: {
    subject: 'Om en vecka beställs {{credits}} krediter',
    preview: 'Det här gäller nästa beställning i er månadsplan.',
    text: 'Er månadsplan gör snart sin nästa beställning. Nedan står när den kommer och vad den kostar. Ni behöver inte göra något.',
    after:
      'Vill ni ha ett annat paket byter ni under Krediter före den dagen. Där säger ni också upp planen, och ser vilken dag den då slutar.',
  },
  plan_order_business: {
    subject: 'Månadens beställning är gjord: {{credits}} krediter',
    preview: 'Betalningsinformation följer.',
    text: 'Er månadsplan har gjort månadens beställning. Betalningsinformation kommer i ett separat mejl. Krediterna finns på kontot när betalningen är bokförd.',
    after:
      'Den här beställningen går att avbryta under Krediter tills den är betald. Planen fortsätter ändå.',
  },
  plan_change_notice: {
    subject: 'Ändrad månadsplan: {{credits}} krediter, {{company}}',
    text: 'Företaget har bytt paket i sin månadsplan, från och med nästa beställning.',
  },
  credit_plan_changed: {
    subject: 'Er månadsplan är ändrad till {{credits}} krediter',
    preview: 'Det gäller från nästa beställning.',
    text: 'Ni har bytt paket i er månadsplan. Det nya paketet gäller från den beställning som står nedan.',
    after: 'Var det inte ni som bytte? Svara på mejlet, så reder vi ut det.',
  },
  plan_giveNotice_notice: {
    subject: 'Uppsagd månadsplan: {{company}}',
    text: 'Företaget har sagt upp sin månadsplan. Den slutar av sig själv.',
  },
  credit_plan_ending: {
    subject: 'Er månadsplan är uppsagd',
    preview: 'Sista dagen står i mejlet.',
    text: 'Planen är uppsagd och slutar {{day}}. En beställning vars dag kommer innan dess görs som vanligt.',
    after:
      'Ni kan ångra uppsägningen under Krediter så länge planen inte har slutat. Krediter som ni har betalat finns kvar på kontot.',
  },
  plan_regret_notice: {
    subject: 'Ångrad uppsägning: {{company}}',
    text: 'Företaget har ångrat uppsägningen av sin månadsplan, som fortsätter.',
  },
  credit_plan_kept: {
    subject: 'Er månadsplan fortsätter',
    preview: 'Uppsägningen är återtagen.',
    text: 'Ni har ångrat uppsägningen, och planen fortsätter som förut.',
    after: 'Var det inte ni som ångrade er? Svara på mejlet, så reder vi ut det.',
  },
  plan_terminate_business: {
    subject: 'Vi har sagt upp er månadsplan',
    preview: 'Skälet och sista dagen står i mejlet.',
    text: 'Vi har sagt upp planen, som slutar {{day}}. Skälet står nedan. En beställning vars dag kommer innan dess görs som vanligt.',
    after: 'Krediter som ni har betalat finns kvar på kontot. Svara på mejlet om ni har frågor.',
  },
  plan_remindEnd_business: {
    subject: 'Er månadsplan slutar {{day}}',
    preview: 'Sedan beställs inget mer av sig självt.',
    text: 'Planen är uppsagd och slutar {{day}}. Sedan beställs inget mer av sig självt.',
    after: 'Krediter som ni har betalat finns kvar på kontot, och går att använda som vanligt.',
  },
  plan_end_business: {
    subject: 'Er månadsplan har slutat',
    preview: 'Inget mer beställs av sig självt.',
    text: 'Uppsägningstiden är slut och planen är avslutad. Inget mer beställs av sig självt.',
    after:
      'Krediter som ni har betalat finns kvar på kontot. Under Krediter kan ni beställa igen när ni vill.',
  },
  plan_end_notice: {
    subject: 'Avslutad månadsplan: {{company}}',
    text: 'Uppsägningstiden är slut. Planen gör inga fler beställningar.',
  },

  money_back_notice: {
    subject: 'Begär pengarna tillbaka: {{company}}',
    text: 'Företaget vill ha tillbaka pengarna för sin första beställning. Begäran kom i tid, och inga krediter är använda. Betala tillbaka och kör kommandot, eller avböj med ett skäl.',
  },
  money_back_confirmation: {
    subject: 'Vi har tagit emot er begäran om pengarna tillbaka',
    preview: 'Ni får besked med e-post.',
    text: 'Vi går igenom begäran och ger besked med e-post. Löper en månadsplan avslutas den när pengarna betalas tillbaka.',
    after: 'Vill ni ta tillbaka begäran? Svara på mejlet.',
  },
  refund_grant_business: {
    subject: 'Ni får pengarna tillbaka',
    preview: 'Vi betalar tillbaka er första beställning.',
    text: 'Vi betalar tillbaka er första beställning till kontot som den betalades från. Krediterna är dragna från saldot. Löpte en månadsplan är den avslutad.',
    after: 'Har pengarna inte kommit inom tio dagar? Svara på mejlet, så ser vi efter.',
  },
  refund_decline_business: {
    subject: 'Besked om pengarna tillbaka',
    preview: 'Skälet står i mejlet.',
    text: 'Vi betalar inte tillbaka er första beställning, och skälet står nedan. Krediterna finns kvar på kontot.',
    after: 'Har vi missförstått något? Svara på mejlet, så ser vi på det igen.',
  },
  refund_nudge_notice: {
    subject: 'Väntar på besked om pengarna tillbaka: {{company}}',
    text: 'Företaget har väntat på besked i ett dygn. Betala tillbaka och kör kommandot, eller avböj med ett skäl.',
  },
  refund_chase_notice: {
    subject: 'Väntar fortfarande på pengarna tillbaka: {{company}}',
    text: 'Företaget har inte fått besked om sina pengar. Påminnelsen kommer var tredje dag tills någon har svarat.',
  },
}
