/** Where towns lie, in degrees: how far a partner would have to travel. */
const written = `
Stockholm 59.33 18.07|Solna 59.36 18.00|Sundbyberg 59.36 17.97|Södertälje 59.20 17.63|Uppsala 59.86 17.64|Enköping 59.64 17.08
Västerås 59.61 16.55|Köping 59.51 15.99|Arboga 59.39 15.84|Sala 59.92 16.61|Eskilstuna 59.37 16.51|Strängnäs 59.38 17.03
Nyköping 58.75 17.01|Katrineholm 59.00 16.21|Örebro 59.27 15.21|Kumla 59.12 15.14|Karlskoga 59.33 14.52|Degerfors 59.24 14.43
Lindesberg 59.59 15.23|Hallsberg 59.07 15.11|Askersund 58.88 14.90|Karlstad 59.38 13.50|Kristinehamn 59.31 14.11|Arvika 59.65 12.59
Säffle 59.13 12.93|Linköping 58.41 15.62|Norrköping 58.59 16.19|Motala 58.54 15.04|Mjölby 58.33 15.13|Finspång 58.71 15.77
Tranås 58.04 14.98|Jönköping 57.78 14.16|Huskvarna 57.79 14.27|Nässjö 57.65 14.70|Eksjö 57.67 14.97|Vetlanda 57.43 15.08
Värnamo 57.19 14.04|Gislaved 57.30 13.54|Gnosjö 57.36 13.74|Anderstorp 57.28 13.63|Växjö 56.88 14.81|Ljungby 56.83 13.94
Älmhult 56.55 14.14|Alvesta 56.90 14.56|Kalmar 56.66 16.36|Oskarshamn 57.26 16.45|Västervik 57.76 16.64|Nybro 56.74 15.91
Karlskrona 56.16 15.59|Ronneby 56.21 15.28|Karlshamn 56.17 14.86|Sölvesborg 56.05 14.58|Kristianstad 56.03 14.16|Hässleholm 56.16 13.77
Ystad 55.43 13.82|Trelleborg 55.38 13.16|Malmö 55.61 13.00|Lund 55.70 13.19|Landskrona 55.87 12.83|Helsingborg 56.05 12.69
Ängelholm 56.24 12.86|Eslöv 55.84 13.30|Halmstad 56.67 12.86|Laholm 56.51 13.04|Falkenberg 56.91 12.49|Varberg 57.11 12.25
Kungsbacka 57.49 12.08|Göteborg 57.71 11.97|Gothenburg 57.71 11.97|Mölndal 57.66 12.01|Frölunda 57.65 11.91|Borås 57.72 12.94
Alingsås 57.93 12.53|Trollhättan 58.28 12.29|Vänersborg 58.38 12.32|Uddevalla 58.35 11.94|Lysekil 58.27 11.44|Stenungsund 58.07 11.82
Strömstad 58.94 11.17|Lidköping 58.51 13.16|Skara 58.39 13.44|Skövde 58.39 13.85|Mariestad 58.71 13.82|Falköping 58.17 13.55
Ulricehamn 57.79 13.41|Tidaholm 58.18 13.96|Falun 60.61 15.63|Borlänge 60.49 15.44|Ludvika 60.15 15.19|Avesta 60.15 16.17
Hedemora 60.28 15.99|Mora 61.00 14.54|Gävle 60.67 17.14|Sandviken 60.62 16.78|Hofors 60.55 16.28|Söderhamn 61.30 17.06
Bollnäs 61.35 16.39|Hudiksvall 61.73 17.10|Sundsvall 62.39 17.31|Timrå 62.49 17.33|Härnösand 62.63 17.94|Kramfors 62.93 17.78
Örnsköldsvik 63.29 18.72|Östersund 63.18 14.64|Umeå 63.83 20.26|Skellefteå 64.75 20.95|Piteå 65.32 21.48|Luleå 65.58 22.15
Boden 65.83 21.69|Kalix 65.85 23.16|Haparanda 65.84 24.14|Gällivare 67.13 20.66|Kiruna 67.86 20.23|Lycksele 64.60 18.67
Visby 57.64 18.30|Norrtälje 59.76 18.70|Oxelösund 58.67 17.10|Fagersta 60.00 15.79|Hallstahammar 59.61 16.23|Surahammar 59.71 16.22
Copenhagen 55.68 12.57|Köpenhamn 55.68 12.57|Oslo 59.91 10.75|Helsinki 60.17 24.94|Helsingfors 60.17 24.94|Turku 60.45 22.27
`
const positions = new Map(
  written
    .trim()
    .split(/[\n|]/)
    .map(line => {
      const [name = '', north, east] = line.split(' ')
      return [name.toLowerCase(), [Number(north), Number(east)] as const] as const
    }),
)

const positionOf = (place: string): readonly [number, number] | undefined =>
  place
    .toLowerCase()
    .split(/[\s,/-]+/)
    .map(word => positions.get(word))
    .find(position => position !== undefined)

const kilometresPerDegree = 111.2

/** How many kilometres lie between two places; null if one of them is not known. */
export const kilometresBetween = (one: string, other: string): number | null => {
  const [from, to] = [positionOf(one), positionOf(other)]
  if (!from || !to) return null
  const east = (from[1] - to[1]) * Math.cos(((from[0] + to[0]) / 2) * (Math.PI / 180))
  return Math.round(Math.hypot(from[0] - to[0], east) * kilometresPerDegree)
}
