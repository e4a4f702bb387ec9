/** The kinds of account numbers, by the names that Bankgirot gives them. */
export type Rule =
  | 'type 1, comment 1'
  | 'type 1, comment 2'
  | 'type 2, comment 1'
  | 'type 2, comment 2'
  | 'type 2, comment 3'

type Series = { bank: string; from: number; to: number; rule: Rule }

const all = (rule: Rule, series: readonly (readonly [bank: string, from: number, to: number])[]): Series[] =>
  series.map(([bank, from, to]) => ({ bank, from, to, rule }))

/**
 * The bank of each clearing number, and the check digit of its accounts.
 * Bankgirot, "Bankernas kontonummer": https://www.bankgirot.se/globalassets/dokument/anvandarmanualer/bankernaskontonummeruppbyggnad_anvandarmanual_sv.pdf
 * The first series that contains a number counts: Nordea's personal accounts are within its others.
 */
export const accountSeries: readonly Series[] = [
  ...all('type 2, comment 1', [
    ['Nordea, personkonto', 3300, 3300],
    ['Nordea, personkonto', 3782, 3782],
    ['Danske Bank', 9180, 9189],
    ['Swedbank, f.d. Sparbanken Öresund', 9300, 9349],
    ['Sparbanken Syd', 9570, 9579],
    ['Riksgälden', 9890, 9899],
  ]),
  ...all('type 2, comment 2', [['Handelsbanken', 6000, 6999]]),
  ...all('type 2, comment 3', [
    ['Swedbank', 8000, 8999],
    ['Nordea Plusgirot', 9500, 9549],
    ['Nordea Plusgirot', 9960, 9969],
  ]),
  ...all('type 1, comment 1', [
    ['Nordea', 1100, 1199],
    ['Danske Bank', 1200, 1399],
    ['Nordea', 1400, 2099],
    ['Danske Bank', 2400, 2499],
    ['Nordea', 3000, 3399],
    ['Länsförsäkringar Bank', 3400, 3409],
    ['Nordea', 3410, 3999],
    ['SEB', 5000, 5999],
    ['Swedbank', 7000, 7999],
    ['Länsförsäkringar Bank', 9060, 9069],
    ['Multitude Bank', 9070, 9079],
    ['SEB', 9120, 9124],
    ['SEB', 9130, 9149],
    ['IKANO Bank', 9170, 9179],
    ['Marginalen Bank', 9230, 9239],
    ['SBAB', 9250, 9259],
    ['ICA Banken', 9270, 9279],
    ['Resurs Bank', 9280, 9289],
    ['Santander Consumer Bank', 9460, 9469],
    ['Aion Bank', 9580, 9589],
    ['Lån & Spar Bank', 9630, 9639],
    ['BlueStep Finans', 9680, 9689],
  ]),
  ...all('type 1, comment 2', [
    ['Ålandsbanken', 2300, 2399],
    ['Nordea', 4000, 4999],
    ['Länsförsäkringar Bank', 9020, 9029],
    ['Citibank', 9040, 9049],
    ['Nordnet Bank', 9100, 9109],
    ['Skandia', 9150, 9169],
    ['DNB Bank', 9190, 9199],
    ['DNB Bank', 9260, 9269],
    ['Landshypotek', 9390, 9399],
    ['BNP Paribas', 9470, 9479],
    ['Avanza Bank', 9550, 9569],
    ['Erik Penser', 9590, 9599],
    ['Nordax Bank', 9640, 9649],
    ['Svea Bank', 9660, 9669],
    ['JAK Medlemsbank', 9670, 9679],
    ['Ekobanken', 9700, 9709],
    ['Lunar Bank', 9710, 9719],
    ['Northmill Bank', 9750, 9759],
    ['Klarna Bank', 9780, 9789],
    ['Riksgälden', 9880, 9889],
  ]),
]
