import { useState } from 'react'

/**
 * How many lines are listed individually; the first ones are enough to see that the wrong data was pasted.
 */
export const LINES_LISTED = 100

/** The list without its faulty lines. */
export const withoutLines = (text: string, faults: readonly { row: number }[]): string =>
  text
    .split(/\r\n|\n|\r/)
    .filter((_, at) => !faults.some(({ row }) => row === at + 1))
    .join('\n')

/** The pasted list and the result of its check. A changed list must be checked again. */
export function usePastedList<Preview>() {
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const change = (next: string) => {
    setText(next)
    setPreview(null)
  }
  return { text, change, preview, checked: setPreview, checkAgain: () => setPreview(null) }
}
