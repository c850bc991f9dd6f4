type Typed = Int32Array | Uint32Array | Float32Array | Float64Array | Uint8Array

/** A column of numbers that grows, in a typed array. */
export type Column<Kind extends Typed> = {
  readonly length: number
  push(value: number): void
  at(place: number): number
  /** What was collected, without room for more. */
  finish(): Kind
}

const FIRST = 1_024

/** Starts an empty column. It grows by half, so that the old and the new array are never far too large. */
export function startColumn<Kind extends Typed>(Made: new (length: number) => Kind): Column<Kind> {
  let values = new Made(FIRST)
  let length = 0
  return {
    get length() {
      return length
    },
    push(value) {
      if (length === values.length) {
        const longer = new Made(Math.ceil(values.length * 1.5))
        longer.set(values)
        values = longer
      }
      values[length] = value
      length += 1
    },
    at: (place) => values[place]!,
    finish() {
      const all = new Made(length)
      all.set(values.subarray(0, length))
      values = new Made(0)
      return all
    },
  }
}
