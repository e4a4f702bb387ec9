export default {
  heading: 'Löftet, uppmätt',
  text: 'Varje förfrågan får en tid då de första förslagen senast ska vara framme. Så har det gått de senaste {{days}} dagarna, de sena inräknade. Ingen skriver in siffrorna, de räknas.',
  kept: 'I tid',
  keptValue: '{{percent}}\u00a0%',
  median: 'Mediantid till förslag',
  medianValue_one: '{{count}}\u00a0timme',
  medianValue_other: '{{count}}\u00a0timmar',
  cases: 'Förfrågningar',
  line: 'De senaste {{days}} dagarna kom de första förslagen i tid för {{percent}}\u00a0% av {{cases}} förfrågningar.',
  lineMedian_one: 'Mediantiden var {{count}} timme.',
  lineMedian_other: 'Mediantiden var {{count}} timmar.',
} as const
