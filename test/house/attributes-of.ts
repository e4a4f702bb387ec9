import type { Entity } from '#shared/contract/entity.ts'

type Definition = {
  shape?: Record<string, unknown>
  options?: readonly { _zod: { def: Definition } }[]
  catchall?: { _zod: { def: { type: string } } }
}

const definitionOf = (entity: Entity) => (entity.item as unknown as { _zod: { def: Definition } })._zod.def

const namesIn = ({ shape, options = [] }: Definition): string[] => [
  ...Object.keys(shape ?? {}),
  ...options.flatMap(({ _zod }) => namesIn(_zod.def)),
]

/** Returns the attributes that an entity declares. */
export const attributesOf = (entity: Entity): ReadonlySet<string> => new Set(namesIn(definitionOf(entity)))

/** Returns whether an entity may have more attributes than it declares. */
export const isOpen = (entity: Entity): boolean => definitionOf(entity).catchall?._zod.def.type === 'unknown'
