import { describe, expect, it } from 'vitest'
import { importedBy, modules, phrasesBroughtBy, phrasesReadBy, withImports } from './read-phrases.ts'

// A view, page or dialog names the phrases that are fetched with its code. If it reads others, it is shown and then
// goes blank until they are loaded.

type Declared = { where: string; module: string; words: readonly string[] }

const declaration = /(?:import\('([^']+)'\)|load: (\w+)),\s*(?:words|phrases): \[([^\]]*)\]/g

const declaredIn = (where: string, text: string): Declared[] =>
  [...text.matchAll(declaration)].map(([, direct, named, words = '']) => {
    const specifier =
      direct ?? new RegExp(`const ${named} = \\(\\) => import\\('([^']+)'\\)`).exec(text)?.[1] ?? ''
    const names = [...words.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
    return { where, module: importedBy(where, specifier) ?? specifier, words: names }
  })

const declared = [...modules].flatMap(([path, text]) => declaredIn(path, text))

const layout = withImports('web/src/pages/public/layout/Layout.tsx')
const everywhere = phrasesReadBy(['web/src/ui/toasts.tsx'])

const dashboards = ['business/BusinessDashboard', 'partner/PartnerDashboard'].map(
  name => `web/src/pages/${name}.tsx`,
)
const frame = phrasesReadBy(withImports('web/src/pages/signed-in/DashboardLayout.tsx'))

/** What is loaded before a view, page or dialog is shown. */
const readAbove = ({ where }: Declared): Set<string> => {
  const area = /web\/src\/(?:app|pages)\/(business|partner)\b/.exec(where.replace('-area', ''))?.[1]
  if (!area) return phrasesReadBy(layout)
  const frames = ['web/src/app/signed-in.tsx', `web/src/app/${area}-area.tsx`]
  return new Set([...phrasesReadBy(frames), ...everywhere])
}

const wantedOf = (one: Declared): string[] => {
  const above = readAbove(one)
  return [...phrasesReadBy(withImports(one.module))].filter(name => !above.has(name)).toSorted()
}

/** Lazy components, each with the modules that load them. */
const fetched = [...modules].flatMap(([importer, text]) =>
  [...text.matchAll(/import\('([^']+\.tsx)'\)/g)].map(([, specifier = '']) => ({
    importer,
    module: importedBy(importer, specifier) ?? specifier,
  })),
)

describe('the phrases that are fetched', () => {
  it.each(declared)('with $module for $where are those that it reads', one => {
    expect(modules.has(one.module)).toBe(true)
    expect(one.words.toSorted()).toEqual(wantedOf(one))
  })

  it('are named for every view, page and dialog', () => {
    expect(declared.length).toBeGreaterThan(20)
    const known = new Set(declared.map(({ module }) => module))
    const others = fetched.filter(({ module }) => !known.has(module) && !module.startsWith('web/src/app/'))
    for (const { importer, module } of others) {
      const views = declared.filter(one => withImports(one.module).has(importer))
      const lists = views.map(view => [...view.words, ...readAbove(view)])
      // What the app itself shows is in the frame of the public pages.
      if (importer.startsWith('web/src/app/')) lists.push([...phrasesReadBy(layout)])
      // A dashboard's phrases are there before its frame, and all that the frame shows is in the frame's own.
      if (dashboards.some(dashboard => withImports(dashboard).has(importer))) lists.push([...frame])
      expect(lists, `who shows ${module}`).not.toEqual([])
      // What is fetched late, behind a Suspense of its own, may bring its phrases along.
      const brought = phrasesBroughtBy(withImports(module))
      const read = [...phrasesReadBy(withImports(module))].filter(name => !brought.has(name))
      for (const list of lists) expect(list, module).toEqual(expect.arrayContaining(read))
    }
  })
})
