/** What something is called: in Swedish, and in English. */
export type Named = readonly [sv: string, en: string]

/** What the transitions of some processes are called once they are made, by process and transition. */
export type DeedNames = Readonly<Record<string, Readonly<Record<string, Named>>>>
