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

/** A visitor reads one language and downloads only the list of its phrases. */
const words: Readonly<
  Record<Language, () => Promise<{ layout: Readonly<Record<string, object>>; files: PhraseFiles }>>
> = {
  sv: () => import('./phrases-sv.ts'),
  en: () => import('./phrases-en.ts'),
}

const added: Record<string, () => Promise<{ default: object }>> = {}

/** Adds the phrase files of an area, which are loaded with the area. */
export const addPhraseFiles = (more: PhraseFiles): void => {
  Object.assign(added, more)
}

/** Loads the phrases of a feature in a language, with the claims they contain. Throws if the feature has none. */
export const loadPhraseFile = async (language: Language, feature: PhraseFeature): Promise<object> => {
  const { layout, files } = await words[language]()
  const file = `../../../shared/phrases/${language}/${feature}.ts`
  const found = layout[feature] ?? (await (added[file] ?? files[file])?.())?.default
  if (!found) throw new Error(`There is no shared/phrases/${language}/${feature}.ts`)
  return stated(found, language)
}

/** Creates an i18n instance for one render: the browser has one, the prerender one per page. */
export const createI18n = (language: Language): i18n => {
  const instance = createInstance()
  void instance.init({
    lng: language,
    resources: {},
    ns: [],
    defaultNS: 'site',
    initAsync: false,
    // A phrase with hidden claims is empty.
    returnEmptyString: true,
    interpolation: { escapeValue: false },
  })
  return instance
}

const loadings = new WeakMap<i18n, Map<PhraseFeature, Readable<void>>>()

const fetchPhrases = async (instance: i18n, feature: PhraseFeature): Promise<void> => {
  const { language } = instance
  instance.addResourceBundle(language, feature, await loadPhraseFile(language as Language, feature))
}

/** Returns the features whose phrases an instance has loaded or is loading. */
export const loadingsOf = (instance: i18n): Map<PhraseFeature, Readable<void>> => {
  const cached = loadings.get(instance) ?? new Map<PhraseFeature, Readable<void>>()
  loadings.set(instance, cached)
  return cached
}

/** Loads a feature's phrases once, for a render. A failure is kept: a render that retried would never end. */
export const renderedPhrases = (instance: i18n, feature: PhraseFeature): Promise<void> => {
  const cached = loadingsOf(instance)
  const loading = cached.get(feature) ?? readable(fetchPhrases(instance, feature))
  cached.set(feature, loading)
  return loading
}

/**
 * Loads a feature's phrases in the language of the instance, once. A failure is retried by the next call. Not for use
 * in a render.
 */
export const loadPhrases = (instance: i18n, feature: PhraseFeature): Promise<void> => {
  const cached = loadingsOf(instance)
  if (cached.get(feature)?.status === 'rejected') cached.delete(feature)
  return renderedPhrases(instance, feature)
}

const InstanceContext = createContext<i18n | undefined>(undefined)

/** Provides the instance to a render: `<I18nProvider value={instance}>`. */
export const I18nProvider = InstanceContext.Provider

const ChangeContext = createContext<((next: i18n) => void) | undefined>(undefined)

/** Provides what replaces the instance of a render, and with it the language of everything shown. */
export const I18nChange = ChangeContext.Provider

export const useI18nChange = () => use(ChangeContext)

/** Returns the instance of this render. */
export const useI18n = (): i18n => {
  const instance = use(InstanceContext)
  if (!instance) throw new Error('Phrases are used outside of an I18nProvider')
  return instance
}

/** Returns the loaded phrases of one feature, outside of a component. */
export const fixedPhrases = <Feature extends PhraseFeature>(
  instance: i18n,
  feature: Feature,
): TFunction<[Feature]> => instance.getFixedT(instance.language, feature) as unknown as TFunction<[Feature]>

/**
 * Returns the phrases of one feature as a typed `t`: `const t = usePhrases('accounts')`, `t('login.title')`,
 * `t('code.sentTo', { email })`. Suspends until they are loaded, so it needs a Suspense above it (the app has one). A
 * key that is missing in Swedish does not compile.
 */
export const usePhrases = <Feature extends PhraseFeature>(feature: Feature): TFunction<[Feature]> => {
  const instance = useI18n()
  // Called unconditionally: React matches `use` calls by order when a suspended component runs again.
  use(renderedPhrases(instance, feature))
  return fixedPhrases(instance, feature)
}

/** Returns the language of this render, which never changes. */
export const useLanguage = (): Language => useI18n().language as Language
