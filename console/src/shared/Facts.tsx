import type { ReactNode } from 'react'

export type Fact =
  | { name: string; value: ReactNode; /** Deserves a second look: it is not as usual. */ mark?: boolean }
  | null
  | false

/** What is known of something, name by name. What is null is not there. */
export function Facts({ facts, columns }: { facts: readonly Fact[]; columns?: 2 }) {
  return (
    <dl className="facts" data-columns={columns}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.name} data-mark={fact.mark ? '' : undefined}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
