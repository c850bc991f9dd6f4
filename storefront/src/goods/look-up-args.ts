/** The most characters that the link engine reads. */
const PASTED_LENGTH_MAX = 4_000

/** The arguments of the look-up of a pasted text; `pick` selects one of its links. */
export const lookUpArgs = (pasted: string, pick: number | undefined) => ({
  query: { url: pasted.slice(0, PASTED_LENGTH_MAX), ...(pick === undefined ? {} : { pick }) },
})
