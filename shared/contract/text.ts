import * as z from 'zod/mini'

const wellFormed = z.refine<string>(text => text.isWellFormed() && !text.includes('\0'), {
  error: 'forbidden_characters',
  abort: true,
})
const noLineBreak = z.refine<string>(text => !/[\r\n\u2028\u2029]/.test(text), {
  error: 'one_line_only',
  abort: true,
})
const normalized = z.overwrite<string>(text => text.normalize('NFC').trim())

/** One line of text, trimmed and NFC; refuses line breaks (header injection), NUL and lone surrogates. */
export const line = ({ max }: { max: number }) =>
  z.string('required').check(wellFormed, noLineBreak, normalized, z.maxLength(max, 'too_long'))

/** As `line`, with at least one character left after trimming. */
export const requiredLine = (limits: { max: number }) => line(limits).check(z.minLength(1, 'required'))

/** Text of several lines, trimmed and NFC, with at least one character; refuses NUL and lone surrogates. */
export const paragraph = ({ max }: { max: number }) =>
  z
    .string('required')
    .check(
      wellFormed,
      normalized,
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(max, 'too_long'),
    )
