import * as z from 'zod/mini'
import type { LabelledBrief, LabelledPartner } from './labelled.ts'

const text = z.nullish(z.string())
const texts = z.nullish(z.array(z.string()))
const amount = z.nullish(z.number())
const id = z.string().check(z.minLength(1))

const partnerSchema = z.looseObject({
  id,
  place: text,
  travels: text,
  languages: texts,
  availableFrom: text,
  rateKronor: amount,
  services: texts,
  expertise: text,
  experience: text,
  description: text,
  cv: z.nullish(z.looseObject({ pages: texts })),
})

const briefSchema = z.looseObject({
  id,
  language: text,
  serviceId: text,
  description: text,
  texts: z.nullish(z.looseObject({ sv: text, en: text })),
  constraints: z.nullish(
    z.looseObject({ languages: texts, onSite: text, start: text, budgetKronorPerHour: amount }),
  ),
})

const parsed = (content: string, file: string): unknown => {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

const itemsIn = <Item extends { id: string }>(content: string, file: string, schema: z.ZodMiniType<Item>) => {
  const list = parsed(content, file)
  if (!Array.isArray(list)) throw new Error(`${file} has to be a list`)
  const seen = new Set<string>()
  return list.map((one, at) => {
    const { data, error } = schema.safeParse(one)
    const [issue] = error?.issues ?? []
    if (!data)
      throw new Error(`${file}, item ${at + 1}, ${issue?.path.join('.') || 'whole'}: ${issue?.message}`)
    if (seen.has(data.id)) throw new Error(`${file}, item ${at + 1}: the id ${data.id} stands twice`)
    seen.add(data.id)
    return data
  })
}

/** The partners of a labelled set's file. Throws what is wrong with it, and in which item. */
export const partnersIn = (content: string, file: string): LabelledPartner[] =>
  itemsIn(content, file, partnerSchema)

/** The briefs of a labelled set's file. Throws what is wrong with it, and in which item. */
export const briefsIn = (content: string, file: string): LabelledBrief[] =>
  itemsIn(content, file, briefSchema)
