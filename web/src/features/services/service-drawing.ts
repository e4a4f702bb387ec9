type Point = readonly [x: number, y: number]

/** A number in a ring, and the part that its leader points at. */
export type BalloonPlace = { at: Point; part: Point }

/** What is drawn of one service, on a field of 400 × 280. */
export type ServiceDrawing = {
  /** Where the sheet hangs on the page: beside its words, before them, or across below the heading. */
  sheet: 'beside' | 'before' | 'across'
  lines: string
  /** What is planned, seen or computed rather than built. */
  dashed?: string
  joints?: readonly (readonly [x: number, y: number, r: number])[]
  /** Designations as a drawing has them: the same in every language. */
  labels?: readonly (readonly [x: number, y: number, designation: string])[]
  balloon: BalloonPlace
}
