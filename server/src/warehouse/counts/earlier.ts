/** The earlier of two times: a station's clock that is ahead does not count. */
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other)
