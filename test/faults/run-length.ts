/** What the whole form of the suites takes (`npm run faults`), and what their short form does, a part of `npm test`. */
export const forRunLength = <Value>(whole: Value, short: Value): Value =>
  process.env.FAULTS === 'whole' ? whole : short
