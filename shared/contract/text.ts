import * as z from 'zod/mini'

type Limits = { max: number }

const shortEnough = ({ max }: Limits) => z.maxLength(max, { error: 'too_long', abort: true })

/**
 * The base of every text field. The length is checked first and stops the parsing: normalizing or matching 64 KB may take
 * far more than linear time. It is the length of the text as it was sent.
 */
export const text = (limits: Limits) => z.string('required').check(shortEnough(limits))

export const wellFormed = z.refine<string>(text => text.isWellFormed() && !text.includes('\0'), {
  error: 'forbidden_characters',
  abort: true,
})
export const noLineBreak = z.refine<string>(text => !/[\r\n\u2028\u2029]/.test(text), {
  error: 'one_line_only',
  abort: true,
})
/** Control characters move the cursor of a terminal; direction marks make a text look like another one. */
const noControl = z.refine<string>(text => !/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text), {
  error: 'forbidden_characters',
  abort: true,
})
const normalized = z.overwrite<string>(text => text.normalize('NFC').trim())

/**
 * One line of text, trimmed and NFC; refuses line breaks (header injection), control characters, direction marks
 * and lone surrogates.
 */
export const line = (limits: Limits) =>
  // The normal form of some letters is longer than the letters.
  text(limits).check(wellFormed, noLineBreak, noControl, normalized, shortEnough(limits))

/** As `line`, with at least one character left after trimming. */
export const requiredLine = (limits: Limits) => line(limits).check(z.minLength(1, 'required'))

/** Text of several lines, trimmed and NFC; refuses NUL and lone surrogates. */
export const lines = (limits: Limits) => text(limits).check(wellFormed, normalized, shortEnough(limits))

/** As `lines`, with at least one character left after trimming. */
export const paragraph = (limits: Limits) => lines(limits).check(z.minLength(1, 'required'))
