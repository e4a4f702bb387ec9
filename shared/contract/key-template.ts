/** How a part of a key is written, where that is not simply its text. */
const formats: Readonly<Record<string, (text: string) => string>> = {
  /** The month of an instant. */
  month: instant => instant.slice(0, 7),
  upper: text => text.toUpperCase(),
  /** A number that sorts as text, up to 999. */
  padded: number => number.padStart(3, '0'),
}

/** The names of the parts that a template leaves open: of `LEADS#<kind>#<createdAt.month>`, kind and createdAt. */
type PartOf<Template extends string> = Template extends `${string}<${infer Part}>${infer Rest}`
  ? (Part extends `${infer Name}.${string}` ? Name : Part) | PartOf<Rest>
  : never

export type Parts<Template extends string> = { readonly [Part in PartOf<Template>]: string | number }

type Given = Readonly<Record<string, string | number | undefined>>

const part = /<(\w+)(?:\.(\w+))?>/g

/** A template with its parts filled in; a part that is not given stays open. */
export const fillKey = (template: string, parts: Given): string =>
  template.replace(part, (open, name: string, format: string | undefined) => {
    const value = parts[name]
    if (value === undefined) return open
    return format ? (formats[format]?.(String(value)) ?? open) : String(value)
  })

/** What all keys of a template begin with that share these parts: all up to the first part that is not given. */
export const keyBeginning = (template: string, parts: Given): string => {
  const open = [...template.matchAll(part)].find(([, name = '']) => parts[name] === undefined)
  return fillKey(template.slice(0, open?.index), parts)
}

/** Matches the keys of a template, with a group for each of its parts. */
export const keyPattern = (template: string): RegExp => {
  const escaped = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/<(\w+)(?:\\\.\w+)?>/g, '(?<$1>.+)')}$`)
}

/** The parts of a key as they are written in it, or null for a key of another template. */
export const keyParts = <Template extends string>(
  template: Template,
  key: string,
): { readonly [Part in PartOf<Template>]: string } | null =>
  (keyPattern(template).exec(key)?.groups ?? null) as { [Part in PartOf<Template>]: string } | null
