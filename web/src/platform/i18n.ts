import { createInstance, type i18n, type TFunction } from 'i18next'
import { createContext, use } from 'react'
import type { Language } from '#shared/contract/language.ts'
import type { PhraseFeature, Phrases } from '#shared/phrases/phrases.ts'
import { stated } from '#shared/phrases/stated.ts'
import { type Readable, readable } from './readable.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: Phrases
  }
}

type PhraseFiles = Readonly<Record<string, () => Promise<{ default: object }>>>

/** A visitor reads one language, and downloads the list of its words only. */
const words: Readonly<
  Record<Language, () => Promise<{ layout: Readonly<Record<string, object>>; files: PhraseFiles }>>
> = {
  sv: () => import('./words-sv.ts'),
  en: () => import('./words-en.ts'),
}

const added: Record<string, () => Promise<{ default: object }>> = {}

/** Makes more words known; the ones of an area come with it. */
export const addPhraseFiles = (more: PhraseFiles): void => {
  Object.assign(added, more)
}

/** The words of a feature in a language, with the claims they state. Throws if the feature has none. */
export const loadWords = async (language: Language, feature: PhraseFeature): Promise<object> => {
  const { layout, files } = await words[language]()
  const file = `../../../shared/phrases/${language}/${feature}.ts`
  const found = layout[feature] ?? (await (added[file] ?? files[file])?.())?.default
  if (!found) throw new Error(`There is no shared/phrases/${language}/${feature}.ts`)
  return stated(found, language)
}

/** A fresh instance for one render: the browser has one, the prerender one per page. */
export const createI18n = (language: Language): i18n => {
  const instance = createInstance()
  void instance.init({
    lng: language,
    resources: {},
    ns: [],
    defaultNS: 'site',
    initAsync: false,
    // A phrase whose claims are hidden is empty.
    returnEmptyString: true,
    interpolation: { escapeValue: false },
  })
  return instance
}

const loadings = new WeakMap<i18n, Map<PhraseFeature, Readable<void>>>()

const fetchPhrases = async (instance: i18n, feature: PhraseFeature): Promise<void> => {
  const { language } = instance
  instance.addResourceBundle(language, feature, await loadWords(language as Language, feature))
}

const loadingsOf = (instance: i18n): Map<PhraseFeature, Readable<void>> => {
  const known = loadings.get(instance) ?? new Map<PhraseFeature, Readable<void>>()
  loadings.set(instance, known)
  return known
}

/** Loads a feature's words once, for a render: one that asked again for what failed would do so for ever. */
export const renderedPhrases = (instance: i18n, feature: PhraseFeature): Promise<void> => {
  const known = loadingsOf(instance)
  const loading = known.get(feature) ?? readable(fetchPhrases(instance, feature))
  known.set(feature, loading)
  return loading
}

/** Loads a feature's words in the language of the instance, once; what failed is fetched again. Not for a render. */
export const loadPhrases = (instance: i18n, feature: PhraseFeature): Promise<void> => {
  const known = loadingsOf(instance)
  if (known.get(feature)?.status === 'rejected') known.delete(feature)
  return renderedPhrases(instance, feature)
}

const InstanceContext = createContext<i18n | undefined>(undefined)

/** Gives a render its instance: `<I18nProvider value={instance}>`. */
export const I18nProvider = InstanceContext.Provider

/** The instance of this render. */
export const useI18n = (): i18n => {
  const instance = use(InstanceContext)
  if (!instance) throw new Error('Words are read outside of an I18nProvider')
  return instance
}

/** The loaded words of one feature, outside of a component. */
export const fixedPhrases = <Feature extends PhraseFeature>(
  instance: i18n,
  feature: Feature,
): TFunction<[Feature]> => instance.getFixedT(instance.language, feature) as unknown as TFunction<[Feature]>

/**
 * The words of one feature as a typed `t`: `const t = usePhrases('accounts')`, `t('login.title')`,
 * `t('code.sentTo', { email })`. Suspends until they are there, so it needs a Suspense above it (the app has
 * one); a key that Swedish lacks does not compile.
 */
export const usePhrases = <Feature extends PhraseFeature>(feature: Feature): TFunction<[Feature]> => {
  const instance = useI18n()
  // Always: a component that suspended is run again, and React counts what it asked for by order.
  use(renderedPhrases(instance, feature))
  return fixedPhrases(instance, feature)
}

/** The language of this render; it never changes within one. */
export const useLanguage = (): Language => useI18n().language as Language
