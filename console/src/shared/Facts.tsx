import type { ReactNode } from 'react'

export type Fact =
  | {
      name: string
      value: ReactNode
      /** Highlighted as unusual. */
      mark?: boolean
      /** The value only says that there is none: omitted on a phone if the list is `inLine`. */
      nothing?: boolean
    }
  | null
  | false

const LINE = 'max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:text-sm'
const MARKED = '-my-0.5 -ms-2 justify-self-start rounded-control bg-warn-tint px-2 py-0.5'

/** A list of names and values. Entries that are null or false are left out. */
export function Facts({
  facts,
  columns,
  amounts = false,
  dense = false,
  inLine = false,
}: {
  facts: readonly Fact[]
  columns?: 2
  /** The values are amounts, aligned as in a bill. */
  amounts?: boolean
  /** Less space, and no lines between the entries. */
  dense?: boolean
  /**
   * On a phone, values follow one another and names are for screen readers only: for self-explanatory values.
   */
  inLine?: boolean
}) {
  const sides = amounts ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[124px_minmax(0,1fr)]'
  const rule = dense ? 'py-0.5' : 'border-b border-line/60 py-[7px] last:border-b-0'
  return (
    <dl
      className={`grid gap-x-6 ${columns === 2 ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))]' : ''} ${inLine ? LINE : ''}`}
    >
      {facts.map(
        (fact) =>
          fact && (
            <div
              key={fact.name}
              className={`grid items-baseline gap-3 ${sides} ${rule} ${inLine ? (fact.nothing ? 'max-md:hidden' : 'max-md:block max-md:py-0') : ''}`}
            >
              <dt className={`text-sm text-ink-2 ${inLine ? 'max-md:sr-only' : ''}`}>{fact.name}</dt>
              <dd
                className={`min-w-0 wrap-anywhere ${amounts ? 'text-end tabular-nums' : ''} ${fact.mark ? MARKED : ''}`}
              >
                {fact.value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
