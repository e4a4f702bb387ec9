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

/** An issue of the usual length. */
export const usualIssueFile = `# sv: Tre linjer söker PLC-folk före jul

Hösten har tre anläggningar som vill köra om sin **styrning** innan julstoppet. Vi letar efter frilansare som har gjort det förut, och som vet var säkringarna sitter.

## Uppdrag just nu

- Omstart av en packlinje i Örebro, Siemens S7-1500, fyra veckor
- SCADA-byte i ett vattenverk, Ignition, på plats två dagar i veckan
- Robotcell med syn i Trollhättan: [läs om robotik hos oss](/services/robotics)

Är du företag och känner igen dig? [Beskriv projektet](/pricing), så får du ett förslag på personer.

## Ett råd på vägen

Säkerhetskopian på servern är sällan det som kör. Läs upp från styrningen och jämför innan du litar på den.

# en: Three lines need PLC people before Christmas

This autumn three plants want to redo their **controls** before the Christmas stop. We are looking for freelancers who have done it before, and who know where the fuses are.

## Assignments right now

- Restart of a packing line in Örebro, Siemens S7-1500, four weeks
- SCADA replacement at a waterworks, Ignition, on site two days a week
- Robot cell with vision in Trollhättan: [read about our robotics](/en/services/robotics)

Are you a company with the same problem? [Describe the project](/en/pricing), and we suggest people.

## One piece of advice

The backup on the server is rarely what runs. Upload from the controller and compare before you trust it.
`
