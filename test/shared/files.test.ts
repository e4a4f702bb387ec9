import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storedFileName } from '#shared/files/file-name.ts'
import { refusalOf } from '#shared/files/file-refusal.ts'
import { readableSize } from '#shared/files/file-size.ts'

describe('the name of a stored file', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 260 }),
    fc
      .array(fc.constantFrom('..', '/', '\\', '.', '-', ' ', '\0', '\u202e', '\ud800', 'a', 'å', 'pdf'))
      .map(all => all.join('')),
  )

  it('has only letters, digits, dots and hyphens, whatever was given', () => {
    fc.assert(
      fc.property(anything, given => {
        const name = storedFileName(given)
        expect(name).toMatch(/^[\p{L}\p{M}\p{Nd}][\p{L}\p{M}\p{Nd}.-]*$/u)
        expect(name).not.toMatch(/\.\.|\.$|\p{Default_Ignorable_Code_Point}/u)
        expect([...name].length).toBeLessThan(120)
        expect(storedFileName(name), 'and stays as it is').toBe(name)
      }),
    )
  })
})

describe('the size of a file', () => {
  it.each([
    [0, '0 byte', '0 bytes'],
    [1, '1 byte', '1 byte'],
    [29, '29 byte', '29 bytes'],
    [1_023, '1 023 byte', '1,023 bytes'],
    [1_024, '1 KB', '1 KB'],
    [1_536, '1,5 KB', '1.5 KB'],
    [1_048_575, '1 MB', '1 MB'],
    [10_485_760, '10 MB', '10 MB'],
    [3_221_225_472, '3 GB', '3 GB'],
  ])('%d reads %s', (bytes, swedish, english) => {
    const sizes = [readableSize(bytes, 'sv'), readableSize(bytes, 'en')]
    expect(sizes.map(size => size.replaceAll('\u00a0', ' '))).toEqual([swedish, english])
    expect(sizes.join(), 'breaks over no line').not.toContain(' ')
  })
})

describe('a file that is chosen', () => {
  it.each([
    ['inquiry', 'a.zip', 'application/x-zip-compressed', 1, null],
    ['inquiry', 'A.PDF', 'application/pdf', 10_485_760, null],
    ['cv', 'cv.docx', '', 5, null],
    ['cv', 'cv.zip', 'application/zip', 5, 'type_not_accepted'],
    ['cv', 'cv.pdf', 'text/html', 5, 'type_not_accepted'],
    ['inquiry', 'a.svg', 'image/svg+xml', 5, 'type_not_accepted'],
    ['inquiry', 'pdf', 'application/pdf', 5, 'type_not_accepted'],
    ['inquiry', 'a.pdf', 'application/pdf', 0, 'empty'],
    ['inquiry', 'a.pdf', 'application/pdf', 10_485_761, 'too_large'],
  ] as const)('as %s, %s (%s, %d bytes): %s', (use, fileName, contentType, size, expected) => {
    expect(refusalOf({ fileName, contentType, size }, use)).toBe(expected)
  })
})
