import { posix } from 'node:path'
import { parseSync } from '@swc/core'
import { sourceFiles } from '#test/house/source-files.ts'

/** A part of a syntax tree. */
export type Node = Readonly<Record<string, unknown>> & { type: string }

/** What each name stands for at a place: null if only the moment knows, as for a parameter. */
export type Scope = ReadonlyMap<string, Node | null>

/** A name of another module. */
type Imported = { path: string; name: string }

export type Module = { path: string; tree: Node; scope: Scope; imports: ReadonlyMap<string, Imported> }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The parts of a part, also those in objects that have no type. */
export const childrenOf = (value: unknown): Node[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(one => (isNode(one) ? [one] : childrenOf(one)))
    : []

export const isFunction = ({ type }: Node): boolean =>
  /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(type)

/** The parts of a function or module without those of the functions within it, which are the last to be reached. */
const ownParts = (node: Node): Node[] =>
  childrenOf(node).flatMap(child => (isFunction(child) ? [child] : [child, ...ownParts(child)]))

/** A node without what only its type says. */
export const plain = (node: Node): Node =>
  /^(?:Ts(?:As|Satisfies|Const|NonNull)\w*|ParenthesisExpression|AwaitExpression)$/.test(node.type) &&
  isNode(node.expression)
    ? plain(node.expression)
    : node

/** A name, or a text. */
export const nameOf = (node: unknown): string => (isNode(node) ? String(node.value ?? '') : '')

/** The names in a pattern, such as those that are taken out of an object. */
const namesIn = (pattern: unknown): string[] => {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  const { type, key, value, left } = pattern
  if (type === 'AssignmentPatternProperty') return namesIn(key)
  if (type === 'KeyValuePatternProperty') return namesIn(value)
  return type === 'AssignmentPattern' ? namesIn(left) : childrenOf(pattern).flatMap(namesIn)
}

const declaredBy = (node: Node): [name: string, is: Node | null][] => {
  const { type, id, identifier, init } = node
  if (isFunction(node)) return isNode(identifier) ? [[nameOf(identifier), node]] : []
  if (type !== 'VariableDeclarator' || !isNode(id)) return []
  const isOne = id.type === 'Identifier' && isNode(init)
  return isOne ? [[nameOf(id), plain(init)]] : namesIn(id).map(name => [name, null])
}

/** The names at a place within a function or module. */
export const scopeWithin = (node: Node, outer: Scope): Scope =>
  new Map([
    ...outer,
    ...childrenOf({ params: node.params })
      .flatMap(namesIn)
      .map(name => [name, null] as const),
    ...ownParts(node).flatMap(declaredBy),
  ])

const pathOf = (importer: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(importer), specifier)

const importsOf = (path: string, tree: Node): Map<string, Imported> =>
  new Map(
    childrenOf(tree)
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source, specifiers }) =>
        (specifiers as Node[]).map(({ local, imported }) => {
          const from = { path: pathOf(path, nameOf(source)), name: nameOf(imported ?? local) }
          return [nameOf(local), from] as const
        }),
      ),
  )

/** The modules of these folders by path, without the phrases. */
export const readModules = (...folders: string[]): ReadonlyMap<string, Module> =>
  new Map(
    sourceFiles(...folders)
      .filter(([path]) => path.endsWith('.ts') && !path.startsWith('shared/phrases/'))
      .map(([path, text]) => {
        const tree = parseSync(text, { syntax: 'typescript', target: 'es2022' }) as unknown as Node
        return [path, { path, tree, scope: scopeWithin(tree, new Map()), imports: importsOf(path, tree) }]
      }),
  )

/** What a function returns: not what those within it return. */
export const returnedBy = (one: Node): Node[] => {
  const { body } = one
  if (!isNode(body)) return []
  if (body.type !== 'FunctionBody') return [body]
  return ownParts(body).flatMap(({ type, argument }) =>
    type === 'ReturnStatement' && isNode(argument) ? [argument] : [],
  )
}
