import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tokens = readFileSync('web/src/ui/tokens.css', 'utf8')

const valuesOf = (name: string): string[] =>
  [...tokens.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].map(([, value = '']) => value)

const channels = (hex: string): number[] =>
  [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16))

it('the scrollbar’s gutter is as dark as the backdrop makes the paper, light and dark', () => {
  const papers = valuesOf('paper').map(channels)
  const dimmed = valuesOf('paper-dimmed').map(channels)
  expect(dimmed).toHaveLength(2)
  valuesOf('backdrop').forEach((backdrop, scheme) => {
    const [red = 0, green = 0, blue = 0, share = 0] = backdrop.match(/\d+/g)?.map(Number) ?? []
    const mixed = [red, green, blue].map((ink, index) => {
      const paper = papers[scheme]?.[index] ?? 0
      return paper + (ink - paper) * (share / 100)
    })
    mixed.forEach((value, index) => {
      expect(Math.abs(value - (dimmed[scheme]?.[index] ?? 0))).toBeLessThanOrEqual(1)
    })
  })
})
