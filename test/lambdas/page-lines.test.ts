import { describe, expect, test } from 'vitest'
import { changedLines, markedPage } from '#lambdas/platform/content/page-lines.ts'

const page = (main: string) =>
  `<!doctype html><html lang="sv"><head><title>Vi</title></head><body>${main}</body></html>`

/** The tags that hold a changed line. */
const marked = (before: string, after: string): string[] =>
  markedPage(page(before), page(after)).match(/<[\w-]+ data-changed[^>]*>/g) ?? []

describe('what changes on a page is marked', () => {
  test.each([
    [
      'on the paragraph that states it',
      '<main><p>A</p><p class="x"><b>72</b> NPS</p></main>',
      '72',
      '<p data-changed class="x">',
    ],
    ['also within a link', '<ul><li><a href="/x">72</a></li></ul>', '72', '<li data-changed>'],
    ['after an element that has no end', '<div><img src="/a.png"><p>72</p></div>', '72', '<p data-changed>'],
    ['on what holds both, after one that has ended', '<div><h2>Om</h2>72</div>', '72', '<div data-changed>'],
    [
      'after a drawing, which nobody reads',
      '<div><svg><path d="M0"/></svg><p>72</p></div>',
      '72',
      '<p data-changed>',
    ],
  ])('%s', (_, before, figure, tag) => {
    expect(marked(before, before.replace(figure, '74'))).toEqual([tag])
  })

  test('once for each element, however many of its lines change', () => {
    expect(marked('<div>A<br>B</div>', '<div>C<br>D</div>')).toEqual(['<div data-changed>'])
  })

  test('nowhere if nothing changes', () => {
    expect(marked('<p>72</p>', '<p>72</p>')).toEqual([])
  })
})

test('a page at rest runs nothing, leads nowhere, and shows nothing for those without scripts', () => {
  const busy =
    '<noscript><p>Slå på</p></noscript><script>go()</script><a class="x" href="/y">Y</a><form action="/z"></form>'
  expect(markedPage(page(busy), page(busy))).toBe(page('<a class="x">Y</a><form></form>'))
})

test('the lines that go come before those that come', () => {
  expect(changedLines(page('<p>72</p><p>A</p>'), page('<p>74</p><p>A</p>'))).toEqual(['- 72', '+ 74'])
})
