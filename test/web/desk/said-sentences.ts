import {
  childrenOf,
  isFunction,
  isNode,
  type Module,
  type Node,
  nameOf,
  plain,
  readModules,
  returnedBy,
  type Scope,
  scopeWithin,
} from './syntax-tree.ts'

const modules = readModules('lambdas', 'shared')

/** Stands for a value that only the moment knows. */
const hole = '{}'

/** Where something is read: its module, the names there, and what is being read, which cannot be what it says itself. */
type Place = { module: Module; scope: Scope; reading: readonly Node[] }

const inAllWays = (parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((so, part) => so.flatMap(one => part.map(other => one + other)), [''])

/** What a name stands for, and where that is: in its own module if it is imported. */
const known = (node: unknown, place: Place): { is: Node; place: Place } | null => {
  const name = nameOf(node)
  if (place.scope.has(name)) {
    const is = place.scope.get(name)
    return is ? { is, place } : null
  }
  const imported = place.module.imports.get(name)
  const module = modules.get(imported?.path ?? '')
  const is = module?.scope.get(imported?.name ?? '')
  return module && is ? { is, place: { ...place, module, scope: module.scope } } : null
}

const memberSays = ({ object, property }: Node, place: Place): string[] => {
  const found = known(object, place)
  if (found?.is.type !== 'ObjectExpression' || !isNode(property)) return [hole]
  const wanted = property.type === 'Computed' ? null : nameOf(property)
  const values = (found.is.properties as Node[]).filter(
    ({ key }) => wanted === null || nameOf(key) === wanted,
  )
  return values.flatMap(({ value }) => (isNode(value) ? saidBy(value, found.place) : [hole]))
}

const functionSays = (one: Node, place: Place): string[] => {
  if (place.reading.includes(one)) return [hole]
  const within = { ...place, scope: scopeWithin(one, place.scope), reading: [...place.reading, one] }
  return returnedBy(one).flatMap(node => saidBy(node, within))
}

const calledSays = (callee: Node, place: Place): string[] => {
  if (isFunction(callee)) return functionSays(callee, place)
  const found = callee.type === 'Identifier' ? known(callee, place) : null
  return found && isFunction(found.is) ? functionSays(found.is, found.place) : [hole]
}

/** A call says what the function returns; `join` and `map` say what each of the lines does. */
const callSays = ({ callee, arguments: given }: Node, place: Place): string[] => {
  if (!isNode(callee)) return [hole]
  const { object, property } = callee
  if (!isNode(object)) return calledSays(callee, place)
  const [first] = (given as { expression: Node }[]).map(({ expression }) => expression)
  if (nameOf(property) === 'join' && first?.value === '\n') return saidBy(object, place)
  return nameOf(property) === 'map' && first ? calledSays(first, place) : [hole]
}

const binarySays = ({ operator, left, right }: Node, place: Place): string[] => {
  if (!isNode(left) || !isNode(right)) return [hole]
  const [one, other] = [saidBy(left, place), saidBy(right, place)]
  if (operator === '&&') return other
  if (operator === '||' || operator === '??') return [...one.filter(text => text !== ''), ...other]
  const isText = operator === '+' && [...one, ...other].some(text => text !== hole)
  return isText ? inAllWays([one, other]) : [hole]
}

const templateSays = ({ quasis, expressions }: Node, place: Place): string[] =>
  inAllWays(
    (quasis as { cooked: string }[]).flatMap(({ cooked }, at) => {
      const next = (expressions as Node[])[at]
      return next ? [[cooked], [...new Set(saidBy(next, place))]] : [[cooked]]
    }),
  )

const identifierSays = (node: Node, place: Place): string[] => {
  const found = known(node, place)
  if (!found || place.reading.includes(found.is)) return [hole]
  return saidBy(found.is, { ...found.place, reading: [...place.reading, found.is] })
}

const nothing = (): string[] => []

const readers: Readonly<Record<string, (node: Node, place: Place) => string[]>> = {
  StringLiteral: node => [nameOf(node)],
  NullLiteral: nothing,
  ObjectExpression: nothing,
  TemplateLiteral: templateSays,
  BinaryExpression: binarySays,
  ConditionalExpression: ({ consequent, alternate }, place) =>
    childrenOf([consequent, alternate]).flatMap(one => saidBy(one, place)),
  ArrayExpression: ({ elements }, place) =>
    (elements as { expression: Node }[]).flatMap(({ expression }) => saidBy(expression, place)),
  MemberExpression: memberSays,
  CallExpression: callSays,
  Identifier: (node, place) => (nameOf(node) === 'undefined' ? [] : identifierSays(node, place)),
}

/** What an expression may say, with a hole for each value; nothing if it says nothing. */
const saidBy = (given: Node, place: Place): string[] => {
  const node = plain(given)
  if (isFunction(node)) return []
  return readers[node.type]?.(node, place) ?? [hole]
}

/** Errors whose message reaches the desk, and functions whose first argument does. */
const sayers = { NewExpression: ['Refusal', 'BadFile'], CallExpression: ['showItem'] }

/** Properties that are sentences of a reply, and why a line of an issue is refused, with where they are. */
const properties: readonly (readonly [name: string, path: string])[] = [
  ['refused', ''],
  ['commandLineOnly', 'shared/'],
  ['note', 'lambdas/'],
  ['words', 'lambdas/newsletter/parse-issue.ts'],
]

/** What of a node is said to operators. */
const spokenBy = (node: Node, path: string): Node[] => {
  const { type, callee, key, value, arguments: given } = node
  const isSaid = (name: string) => properties.some(([one, where]) => one === name && path.startsWith(where))
  if (type === 'NewExpression' || type === 'CallExpression') {
    const [first] = (given as { expression: Node }[] | undefined) ?? []
    return first && sayers[type].includes(nameOf(callee)) ? [first.expression] : []
  }
  if (type === 'ObjectExpression')
    return (node.properties as Node[]).filter(one => one.type === 'Identifier' && isSaid(nameOf(one)))
  // A kind of refusal of its own: what it says is made elsewhere.
  if (type === 'ClassDeclaration') return sayers.NewExpression.includes(nameOf(node.superClass)) ? [node] : []
  return type === 'KeyValueProperty' && isSaid(nameOf(key)) && isNode(value) ? [value] : []
}

const described = (node: Node): string => {
  const { object, property, callee } = plain(node)
  if (isNode(callee)) return `${described(callee)}()`
  return isNode(object) && isNode(property)
    ? `${described(object)}.${nameOf(property)}`
    : nameOf(node) || node.type
}

type Spoken = { where: string; texts: readonly string[] }

const spokenIn = (node: Node, place: Place): Spoken[] => {
  const own = spokenBy(node, place.module.path).map(one => ({
    where: `${place.module.path}: ${described(one)}`,
    texts: saidBy(one, place),
  }))
  const within = isFunction(node) ? { ...place, scope: scopeWithin(node, place.scope) } : place
  return [...own, ...childrenOf(node).flatMap(child => spokenIn(child, within))]
}

const isRead = (text: string): boolean => text !== hole

const spoken = [...modules.values()].flatMap(module =>
  spokenIn(module.tree, { module, scope: module.scope, reading: [] }),
)

/** Every sentence that operators are refused with, or told under a list, with where: `There is no business {}.` */
export const saidSentences: ReadonlyMap<string, string> = new Map(
  spoken.flatMap(({ where, texts }) =>
    texts.filter(isRead).flatMap(text => text.split('\n').map(line => [line, where] as const)),
  ),
)

/** What is said and cannot be read where it is said. */
export const unreadSayings: readonly string[] = [
  ...new Set(spoken.filter(({ texts }) => !texts.every(isRead)).map(({ where }) => where)),
].sort()
