/** An issue as an operator writes it. */
export const buildIssueFile = ({
  sv = 'Höstens uppdrag',
  en = 'Assignments this autumn',
} = {}): string => `# sv: ${sv}

Tre anläggningar söker **PLC-programmerare** före jul.

## Nytt i katalogen

- Priserna finns på [prissidan](/pricing)
- Nästa träff: [anmäl dig](https://traffar.example/hmi?plats=2&tid=18)

Vi hörs. <script>alert(1)</script>

# en: ${en}

Three plants are looking for **PLC programmers** before Christmas.

## New in the catalogue

- The prices are on [the price page](/en/pricing)
- The next meetup: [sign up](https://traffar.example/hmi?plats=2&tid=18)

Until next time.
`
