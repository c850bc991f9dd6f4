/*
 * Tracing spans. The platform marks where they begin and end, independently of the implementation that
 * records them (operations/traces). There is none unless the operator configures a destination, and then a
 * span costs no more than checking for that.
 */

/** The attributes of a span: names and numbers of our own, never user input. */
export type About = Readonly<Record<string, string | number>>

/** An open span. */
export type Span = {
  /** Runs work within the span: spans that it begins become its children. */
  run<T>(work: () => T): T
  /** Ends the span; call this once. Only the kind of a fault is recorded, never its message. */
  end(more?: About, fault?: unknown): void
}

export type Begun = {
  kind: 'request' | 'job' | 'mail' | 'provider'
  /**
   * The originating traces in W3C format (`traceparent`): it continues a single one and links to several.
   * Without any it is a child of the current span.
   */
  from?: readonly string[] | undefined
  about: About
}

export type Tracing = {
  begin(name: string, begun: Begun): Span
  /**
   * Call this when a database statement is sent, and the returned function when it is answered. Undefined if
   * it does not belong to a span.
   */
  statement(text: string): ((fault: unknown) => void) | undefined
  /** The current span in W3C format, to pass on to work that continues it. */
  here(): string | undefined
}

let kept: Tracing | undefined

/** The active implementation; undefined if tracing is off. */
export const tracing = (): Tracing | undefined => kept

/** Turns tracing on with an implementation, or off. */
export const keepSpans = (by: Tracing | undefined): void => void (kept = by)

/** The current trace, as a list to store with the work that it causes; empty if there is none. */
export function traceHere(): readonly string[] {
  const here = kept?.here()
  return here === undefined ? [] : [here]
}

/** Runs work in a span of its own, if tracing is on. */
export async function asSpan<T>(name: string, begun: Begun, work: () => Promise<T>): Promise<T> {
  const span = kept?.begin(name, begun)
  if (!span) return await work()
  try {
    const done = await span.run(work)
    span.end()
    return done
  } catch (error) {
    span.end({}, error)
    throw error
  }
}
