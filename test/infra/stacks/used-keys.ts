/** A call of one of the table's own functions, not of a method with the same name. */
const word = (names: string) => `(?<![.\\w])(?:${names})\\d*\\(`

/** What in the code uses an action on an item. */
export const itemActions = {
  GetItem: new RegExp(`new GetItemCommand\\d*\\(|${word('getItem')}`),
  PutItem: new RegExp(`new PutItemCommand\\d*\\(|\\bPut: |${word('putItem|putNew')}`),
  UpdateItem: new RegExp(`new UpdateItemCommand\\d*\\(|\\bUpdate: |${word('update')}`),
  DeleteItem: new RegExp(`new DeleteItemCommand\\d*\\(|\\bDelete: |${word('deleteItem')}`),
  ConditionCheckItem: new RegExp(`\\bConditionCheck: |${word('checkItem')}`),
  Query: new RegExp(`new QueryCommand\\d*\\(|${word('paginateQuery|queryItems|countItems|readPage')}`),
  BatchGetItem: /new BatchGetItemCommand\d*\(/,
} as const

type Part = { text: string; calls: Set<Part>; callers: Set<Part> }

const start = /^(?=(?:var|(?:async )?function\*?|class) \w)/m
const name = /^(?:var|(?:async )?function\*?|class) (\w+)/

/** Returns a function's code in the parts that esbuild writes at the left edge, each with those that it refers to. */
const partsOf = (code: string): Part[] => {
  const parts = new Map<string, Part>()
  for (const text of code.split(start)) {
    const own = name.exec(text)?.[1]
    if (own) parts.set(own, { text, calls: new Set(), callers: new Set() })
  }
  for (const [own, part] of parts) {
    for (const [word] of part.text.matchAll(/\b\w+\b/g)) {
      const called = word === own ? undefined : parts.get(word)
      if (!called) continue
      part.calls.add(called)
      called.callers.add(part)
    }
  }
  return [...parts.values()]
}

const below = (part: Part, seen = new Set<Part>()): Set<Part> => {
  if (seen.has(part)) return seen
  seen.add(part)
  for (const called of part.calls) below(called, seen)
  return seen
}

/** What makes a key: the declaration of its kind. */
const made = /\b(\w+)Entity\d*\.(?:key|list|indexKey|indexList)\(/g

const keysIn = (parts: Iterable<Part>): string[] =>
  [...parts].flatMap(({ text }) => [...text.matchAll(made)].map(([, kind = '']) => kind))

/** Returns the keys that the callers of a part make, if they may pass one in: those of the nearest that make any. */
const keysAbove = (part: Part): string[] => {
  const seen = new Set([part])
  for (let level = [part]; level.length > 0; ) {
    level = [...new Set(level.flatMap(({ callers }) => [...callers]))].filter(caller => !seen.has(caller))
    for (const caller of level) seen.add(caller)
    const found = keysIn(level.flatMap(caller => [...below(caller)]))
    if (found.length > 0) return found
  }
  return []
}

/**
 * Returns each action with each key that it may be used on, as `PutItem lead`: more than there are rather than fewer.
 */
export const usedPairs = (code: string): Set<string> => {
  const pairs = partsOf(code).flatMap(part => {
    const actions = Object.entries(itemActions).filter(([, use]) => use.test(part.text))
    if (actions.length === 0) return []
    const keys = [...keysIn(below(part)), ...keysAbove(part)]
    return actions.flatMap(([action]) => keys.map(key => `${action} ${key}`))
  })
  return new Set(pairs)
}
