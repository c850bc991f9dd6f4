/*
 * Spans of what this process does. The platform says where they begin and end, and knows nothing of who keeps them (operations/traces): nobody does unless the
 * operator says where to, and to find that out is then all they cost.
 */

/** What may stand in a span: names and numbers of ours, never a value that somebody typed. */
export type About = Readonly<Record<string, string | number>>

/** Something that has begun, as whoever keeps it sees it. */
export type Span = {
  /** Does something in its name: what that begins are its children. */
  run<T>(work: () => T): T
  /** Ends it, once. Of a fault its kind is kept, never its words. */
  end(more?: About, fault?: unknown): void
}

export type Begun = {
  kind: 'request' | 'job' | 'mail' | 'provider'
  /** The traces that it comes of, as W3C writes them (`traceparent`): one it continues, several it points at. Without any it is part of what is under way. */
  from?: readonly string[] | undefined
  about: About
}

export type Tracing = {
  begin(name: string, begun: Begun): Span
  /** A statement of the database that leaves now; to be called when it came back. Undefined where it is nobody's. */
  statement(text: string): ((fault: unknown) => void) | undefined
  /** What is under way here, as W3C writes it: given along to whoever goes on with it. */
  here(): string | undefined
}

let kept: Tracing | undefined

/** Who keeps spans; undefined where nobody does. */
export const tracing = (): Tracing | undefined => kept

/** Has spans kept from now on, or no more. */
export const keepSpans = (by: Tracing | undefined): void => void (kept = by)

/** What is under way here, as a list for what it causes. */
export function traceHere(): readonly string[] {
  const here = kept?.here()
  return here === undefined ? [] : [here]
}

/** Does something as a span of its own, where spans are kept. */
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
