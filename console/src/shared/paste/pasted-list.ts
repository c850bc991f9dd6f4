import { useState } from 'react'

/** How many lines are listed individually; the first ones are enough to see that the wrong data was pasted. */
export const TOLD = 100

/** A list without the lines that are wrong. */
export const withoutLines = (text: string, faults: readonly { row: number }[]): string =>
  text
    .split(/\r\n|\n|\r/)
    .filter((_, at) => !faults.some(({ row }) => row === at + 1))
    .join('\n')

/** The list as it was pasted, and what the check said of it. A changed list is to be checked again. */
export function usePastedList<Preview>() {
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const change = (next: string) => {
    setText(next)
    setPreview(null)
  }
  return { text, change, preview, checked: setPreview, checkAgain: () => setPreview(null) }
}
