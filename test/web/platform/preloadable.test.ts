import { createElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { preloadable } from '#web/src/platform/preloadable.ts'

const view = { default: () => createElement('h1', {}, 'Services') }
const shown = (View: ReturnType<typeof preloadable>) =>
  renderToStaticMarkup(createElement(Suspense, { fallback: 'Loading' }, createElement(View)))

describe('a preloaded component', () => {
  it('is rendered without a fallback', async () => {
    const View = preloadable(async () => view)
    await View.preload()
    expect(shown(View)).toBe('<h1>Services</h1>')
  })

  it('waits for its file otherwise', () => {
    expect(shown(preloadable(async () => view))).toContain('Loading')
  })

  it('is loaded by the render if it could not be loaded ahead', async () => {
    let loads = 0
    const View = preloadable(async () => {
      loads += 1
      if (loads === 1) throw new Error('No network')
      return view
    })
    await expect(View.preload()).rejects.toThrow('No network')
    shown(View)
    expect(loads).toBe(2)
  })
})
