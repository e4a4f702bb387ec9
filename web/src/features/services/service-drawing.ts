type Point = readonly [x: number, y: number]

/** A number in a ring, and the part that its leader points at. */
export type BalloonPlace = { at: Point; part: Point }

/** The drawing of one service, on a field of 400 × 280. */
export type ServiceDrawing = {
  /** The place of the drawing on the page: after its text, before it, or full width below the heading. */
  sheet: 'beside' | 'before' | 'across'
  lines: string
  /** Parts that are planned, observed or computed rather than built. */
  dashed?: string
  joints?: readonly (readonly [x: number, y: number, r: number])[]
  /** Technical designations, the same in every language. */
  labels?: readonly (readonly [x: number, y: number, designation: string])[]
  balloon: BalloonPlace
}
