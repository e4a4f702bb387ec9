import type { Translation } from '../phrases.ts'
import type swedish from '../sv/promise.ts'

export default {
  heading: 'Our promise, measured',
  text: 'Every inquiry is given a time by which the first proposals have to be there. This is how the last {{days}} days went, late ones included. Nobody enters these figures: they are counted.',
  kept: 'On time',
  keptValue: '{{percent}}%',
  median: 'Median time to proposals',
  medianValue_one: '{{count}}\u00a0hour',
  medianValue_other: '{{count}}\u00a0hours',
  cases: 'Inquiries',
  line: 'In the last {{days}} days, the first proposals came on time for {{percent}}% of {{cases}} inquiries.',
  lineMedian_one: 'The median time was {{count}} hour.',
  lineMedian_other: 'The median time was {{count}} hours.',
} satisfies Translation<typeof swedish>
