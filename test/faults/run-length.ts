/** Returns the value for the whole suites (`npm run faults`) or for their short form in `npm test`. */
export const forRunLength = <Value>(whole: Value, short: Value): Value =>
  process.env.FAULTS === 'whole' ? whole : short
