import { describe, expect, it } from 'vitest'
import { exampleOwner } from '#shared/owner/example-owner.ts'
import { type Described, linkedData } from '#web/linked-data.ts'
import { stateContent } from '../builders/changed-claims.ts'

const page: Described = {
  path: '/talents',
  language: 'en',
  title: 'Talents </script>',
  description: 'Who they are',
  siteOrigin: 'https://example.test',
  owner: exampleOwner,
}

const graphOf = (described: Described) => {
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(linkedData(described))?.[1] ?? ''
  return JSON.parse(json)['@graph'] as { '@type': string; itemListElement?: { item: string }[] }[]
}
const typesOf = (described: Described) => graphOf(described).map(thing => thing['@type'])

describe('linked data for search engines', () => {
  it('describes the company, on the front page and the one about it', () => {
    expect(typesOf({ ...page, path: '/' })).toEqual(['Organization', 'WebSite'])
    expect(typesOf({ ...page, path: '/about' })).toEqual(['Organization', 'BreadcrumbList'])
  })

  it('gives the position of any other page, in its language', () => {
    expect(graphOf(page)[0]?.itemListElement?.map(({ item }) => item)).toEqual([
      'https://example.test/en',
      'https://example.test/en/talents',
    ])
  })

  it('contains what a page adds to it', () => {
    expect(typesOf({ ...page, own: [{ '@type': 'FAQPage' }] })).toEqual(['FAQPage'])
  })

  it('has the questions of the price page as operators have changed them', () => {
    const words = { question: 'Changed?', answer: 'One credit is {{value}}, notice {notice}.' }
    const leave = { id: 'leave', shown: true, sv: words, en: words }
    stateContent({ faq: { leave, who: { shown: false } } })
    const graph = JSON.stringify(graphOf({ ...page, path: '/pricing' }))
    stateContent({})
    expect(graph).toContain('"name":"Changed?"')
    expect(graph).toMatch(/One credit is [^{]+, notice 30\./)
    expect(graph).not.toMatch(/Who are the engineers|\{\{/)
  })

  it('cannot end its own script', () => {
    expect(linkedData(page).match(/<\/script>/g)).toHaveLength(1)
  })
})
