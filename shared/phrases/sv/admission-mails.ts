/** The mails about each transition of an admission, named after it and after who is told. */
export default {
  admission_approve_partner: {
    subject: 'Du är godkänd som partner hos {{brand}}',
    preview: 'Profilen är granskad.',
    text: 'Vi har gått igenom din profil och godkänt den.',
    after:
      'De öppna uppdragen ligger under Tillgängliga uppdrag i partnerportalen. När du har sökt ett får du besked med e-post.',
  },
  admission_decline_partner: {
    subject: 'Besked om din partnerprofil hos {{brand}}',
    preview: 'Profilen är inte godkänd. Skälet står i mejlet.',
    text: 'Vi har gått igenom din profil och godkänner den inte nu.',
    after: 'Har något ändrats, eller har vi missförstått? Svara på mejlet, så läser vi profilen igen.',
  },
  admission_screen_partner: {
    subject: 'Vi läser din ansökan till {{brand}}',
    preview: 'Du är framme vid steg två av fem.',
    text: 'Din ansökan har kommit till gallringen. Vi jämför uppgifterna med varandra och med det som går att slå upp.',
    after:
      'Du behöver inte göra något. Nästa besked kommer med e-post, och i partnerportalen ser du var ansökan är.',
  },
  admission_interview_partner: {
    subject: 'Din ansökan till {{brand}} går vidare till intervju',
    preview: 'Du är framme vid steg tre av fem.',
    text: 'Vi vill gärna prata med dig. Intervjun är ett samtal med någon i samma yrke, om val du har gjort och inte om definitioner.',
    after:
      'Vi hör av oss med förslag på tider. Finns det dagar som passar särskilt bra eller dåligt? Svara på det här mejlet.',
  },
  admission_verify_partner: {
    subject: 'Din ansökan till {{brand}} går vidare till verifiering',
    preview: 'Du är framme vid steg fyra av fem.',
    text: 'Intervjun är klar. Nu kommer verifieringen: ett arbetsprov i det egna systemet, samtal med referenser, identitet och skattestatus.',
    after:
      'Vi mejlar vad vi behöver av dig. Vill du nämna ett par referenser redan nu? Svara på det här mejlet.',
  },
  admission_introduce_partner: {
    subject: 'Din ansökan till {{brand}}: bara introduktionen är kvar',
    preview: 'Du är framme vid steg fem av fem.',
    text: 'Verifieringen är klar. Det som återstår är introduktionen, då profil och utbetalning ställs in.',
    after:
      'Läs igenom din profil i partnerportalen, bekräfta din e-postadress och fyll i dina betalningsinställningar. Sedan kommer beskedet att du är godkänd.',
  },
  admission_nudge_notice: {
    subject: 'Snart dags att ge besked: {{name}}',
    text: 'En partner väntar på besked om sin ansökan, och tiden för löftet är snart ute.',
  },
  admission_nudgeAgain_notice: {
    subject: 'Försenat besked: {{name}}',
    text: 'En partner har väntat på besked om sin ansökan längre än vi har lovat: ge besked nu.',
  },
  admission_nudgeAgain_partner: {
    subject: 'Beskedet om din ansökan till {{brand}} dröjer',
    preview: 'Du har fått en ny tid. Den står i mejlet.',
    text: 'Vi har inte hunnit höra av oss om din ansökan i den tid som vi lovade. Det beklagar vi.',
    after:
      'Ansökan är kvar hos oss, och du behöver inte göra något. I partnerportalen ser du hur långt den har kommit.',
  },
  admission_chase_notice: {
    subject: 'En partner väntar: {{name}}',
    text: 'En ansökan har stått i samma steg i minst tre dagar. Ta den vidare, eller säg nej med ett skäl.',
  },
}
