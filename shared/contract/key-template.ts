/** How a part of a key is written if that is not simply its text. */
const formats: Readonly<Record<string, (text: string) => string>> = {
  /** The month of an instant. */
  month: instant => instant.slice(0, 7),
  upper: text => text.toUpperCase(),
  /** A number that sorts as text, up to 999. */
  padded: number => number.padStart(3, '0'),
  /** As `padded`, for a number that grows without a bound: up to 999,999. */
  ordinal: number => number.padStart(6, '0'),
}

/** The names of the parts of a template: kind and createdAt for `LEADS#<kind>#<createdAt.month>`. */
type PartOf<Template extends string> = Template extends `${string}<${infer Part}>${infer Rest}`
  ? (Part extends `${infer Name}.${string}` ? Name : Part) | PartOf<Rest>
  : never

export type Parts<Template extends string> = { readonly [Part in PartOf<Template>]: string | number }

type Given = Readonly<Record<string, string | number | undefined>>

const part = /<(\w+)(?:\.(\w+))?>/g

/** Fills in the parts of a template; a part that is not given is left as it is. */
export const fillKey = (template: string, parts: Given): string =>
  template.replace(part, (open, name: string, format: string | undefined) => {
    const value = parts[name]
    if (value === undefined) return open
    return format ? (formats[format]?.(String(value)) ?? open) : String(value)
  })

/** The beginning that all keys with these parts share: everything before the first part that is not given. */
export const keyBeginning = (template: string, parts: Given): string => {
  const open = [...template.matchAll(part)].find(([, name = '']) => parts[name] === undefined)
  return fillKey(template.slice(0, open?.index), parts)
}

/** Matches the keys of a template, with a group for each of its parts. */
export const keyPattern = (template: string): RegExp => {
  const escaped = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/<(\w+)(?:\\\.\w+)?>/g, '(?<$1>.+)')}$`)
}

/** The parts of a key, as they are written in it; null for a key of another template. */
export const keyParts = <Template extends string>(
  template: Template,
  key: string,
): { readonly [Part in PartOf<Template>]: string } | null =>
  (keyPattern(template).exec(key)?.groups ?? null) as { [Part in PartOf<Template>]: string } | null
