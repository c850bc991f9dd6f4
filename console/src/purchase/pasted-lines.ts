/** How many lines are listed individually; the first ones are enough to see that the wrong data was pasted. */
export const TOLD = 100

/** A list without the lines that are wrong. */
export const withoutLines = (text: string, faults: readonly { row: number }[]): string =>
  text
    .split(/\r\n|\n|\r/)
    .filter((_, at) => !faults.some(({ row }) => row === at + 1))
    .join('\n')
