/** What operators have changed, by name, such as `claims.notice`; whatever they have not changed is absent. */
export type ContentValues = Readonly<Record<string, unknown>>

type Reader = (name: string) => unknown

let reader: Reader = () => undefined

/** Sets where content is read from: the page's own data in the browser, the table elsewhere. A render records its reads. */
export const readContentWith = (other: Reader): void => {
  reader = other
}

/** Returns the content of this name as operators have changed it, otherwise the standard of the sources. */
export const contentOf = <Value>(name: string, standard: Value): Value =>
  (reader(name) as Value | undefined) ?? standard
