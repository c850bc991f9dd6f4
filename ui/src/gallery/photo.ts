export type Photo = {
  src: string
  /** A smaller version for the row; the photo itself is used if this is absent. */
  thumb?: string | undefined
  /** What the photo shows: "Front, with ruler". Also its alternative text. */
  caption: string
}
