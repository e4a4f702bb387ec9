export default {
  meta: {
    title: 'Villkor för {{brand}}',
    titleOfVersion: 'Villkor för {{brand}}, version {{version}}',
    description:
      'Vad som gäller när företag köper krediter och när partner tar uppdrag hos {{brand}}: priser och moms, uppsägning, garanti och ersättning.',
  },
  version: 'Version {{version}}, gäller från {{date}}',
  contents: 'På sidan',
  versions: 'Alla versioner',
  versionsText: 'En version ändras aldrig. Den ni godkände går alltid att läsa här.',
  one: 'Version {{version}}, från {{date}}',
  order: 'Genom att skicka beställningen godkänner ni {{terms}}.',
  onboarding: 'Genom att gå vidare godkänner du {{terms}}.',
  terms: 'villkoren, version {{version}}',
  changed:
    'Villkoren har ändrats sedan du öppnade sidan. Läs den nya versionen och skicka igen om du godtar den.',
} as const
