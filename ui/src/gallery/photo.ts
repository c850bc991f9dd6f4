export type Photo = {
  src: string
  /** A smaller one for the row; the photo itself without it. */
  thumb?: string | undefined
  /** What is seen: "Front, with ruler". Its alternative text, too. */
  caption: string
}
