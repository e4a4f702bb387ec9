const length = 65_536

/** What expressions, normal forms and trims loop over, one after another. */
const pieces = [
  ...'<>-._ \t\n%+@/\\\'"=;:,()[]{}&?#*0a Aåß٣',
  '\u00a0',
  '\u2028',
  '\u0000',
  '\u0007',
  '\u202e',
  '\u200d',
  '\ufeff',
  '\ud800',
  '\u{1f9ff}',
  '\u0301',
  // Marks of two classes, which the normal form sorts, and a letter that it expands to three.
  '\u0301\u0323',
  '\ufb2c',
  ...['-.', '.-', 'a.', '.a', 'a-', ' -', '<a', '<>', '< ', 'a@', '0-', '\r\n', '://', '+a', '\\"'],
]

/** Returns 64 KB of a repeated piece. */
export const runOf = (piece: string): string => piece.repeat(Math.ceil(length / piece.length))

const shown = (text: string): string => JSON.stringify(text)

/**
 * Texts of 64 KB by name: runs of one piece, alone and between characters that keep an expression from matching at an
 * end.
 */
export const longRuns: readonly (readonly [name: string, text: string])[] = [...new Set(pieces)].flatMap(
  piece => {
    const run = runOf(piece)
    return [
      [shown(piece), run],
      [`a${shown(piece)}!`, `a${run}!`],
      [`a@${shown(piece)}\n`, `a@${run}\u0001\n`],
    ] as const
  },
)
