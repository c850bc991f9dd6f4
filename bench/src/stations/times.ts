import type { Call } from '@longhaul/contract/client.ts'

/** How long answers took, by call; a call without an answer is not counted. */
export class Times {
  readonly #took = new Map<string, number[]>()

  /** Records the times of a caller. */
  of(call: Call): Call {
    const measured: Call = async (spec, ...rest) => {
      const begun = performance.now()
      const answer = await call(spec, ...rest)
      this.#took.set(spec, [...(this.#took.get(spec) ?? []), performance.now() - begun])
      return answer
    }
    return measured
  }

  /** Prints each call and all together: how many, and the given shares of them in ms. */
  print(shares: readonly number[]): void {
    console.log(`${'call'.padEnd(46)} count${shares.map((share) => `p${share * 100}`.padStart(6)).join('')}`)
    for (const [spec, times] of [...this.#took, ['all', this.all] as const])
      console.log(
        `${spec.padEnd(46)} ${String(times.length).padStart(5)}${shares
          .map((share) => String(Math.round(at(times, share))).padStart(6))
          .join('')} ms`,
      )
  }

  /** The time within which this share of all answers came, in ms. */
  within = (share: number): number => at(this.all, share)

  get all(): number[] {
    return [...this.#took.values()].flat()
  }
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
