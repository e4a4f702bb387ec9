import { expect, test } from 'vitest'
import { createDrafts } from '#web/src/features/business-inquiries/drafts.ts'
import { noTypedFacts } from '#web/src/features/business-inquiries/typed-facts.ts'

const empty = { description: '', facts: noTypedFacts, files: [] }
const written = {
  description: 'Två celler',
  facts: { ...noTypedFacts, place: 'Borås', budget: { kronor: 'tio', unit: 'fixed' as const } },
  files: [{ id: 'u-1', fileName: 'ritning.pdf', size: 812 }],
}

/** Like a browser's: the keys are its own properties. */
const createStorage = (): Storage => {
  const kept: Record<string, string> = {}
  return Object.assign(
    Object.create({
      getItem: (key: string) => kept[key] ?? null,
      setItem(key: string, text: string) {
        kept[key] = text
        Object.assign(this, { [key]: text })
      },
      removeItem(key: string) {
        delete kept[key]
        delete (this as Record<string, unknown>)[key]
      },
    }),
  )
}

const someDrafts = () => {
  const storage = createStorage()
  return { storage, drafts: createDrafts(() => storage) }
}

test('a draft is kept per business and service', () => {
  const { drafts } = someDrafts()
  drafts.keep('anna', 'robotics', written)
  expect(drafts.read('anna', 'robotics')).toEqual(written)
  expect(drafts.read('anna', 'web')).toEqual(empty)
  expect(drafts.read('bo', 'robotics')).toEqual(empty)
})

test('an emptied draft leaves nothing behind', () => {
  const { storage, drafts } = someDrafts()
  drafts.keep('anna', 'robotics', written)
  drafts.keep('anna', 'robotics', empty)
  expect(Object.keys(storage)).toEqual([])
})

test('a sign-out removes every draft, another sign-in those of others, and nothing else', () => {
  const { storage, drafts } = someDrafts()
  storage.setItem('other', 'stays')
  drafts.keep('anna', 'robotics', written)
  drafts.keep('bo', 'web', written)
  drafts.forgetAllBut('bo')
  expect(drafts.read('anna', 'robotics')).toEqual(empty)
  expect(drafts.read('bo', 'web')).toEqual(written)
  drafts.forgetAllBut(undefined)
  expect(Object.keys(storage)).toEqual(['other'])
})

test('a draft from before there were facts, or with facts that cannot be read, keeps its text', () => {
  const { storage, drafts } = someDrafts()
  for (const facts of ['', ',"facts":{"title":3}']) {
    storage.setItem('inquiry-draft anna web', `{"description":"Två celler","files":[]${facts}}`)
    expect(drafts.read('anna', 'web')).toEqual({ ...empty, description: 'Två celler' })
  }
})

test('an unreadable draft counts as none, and a browser without storage keeps none', () => {
  const { storage, drafts } = someDrafts()
  storage.setItem('inquiry-draft anna web', '{"description":3}')
  expect(drafts.read('anna', 'web')).toEqual(empty)
  const forbidden = createDrafts(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  forbidden.keep('anna', 'web', written)
  expect(forbidden.read('anna', 'web')).toEqual(empty)
})
