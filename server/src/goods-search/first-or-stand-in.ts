type Answer = { state: string }
type Source<A> = { isRunning: boolean; run: () => Promise<A> }

/**
 * How one of two sources answers, and which: the second is asked once the first has ended without an answer
 * or `half` of the time is over. If both are under way the earlier answer counts, and `slow` is told when the
 * time is over. `isFinal` says which ends of the first leave the second alone.
 */
export async function firstOrStandIn<A extends Answer>(
  { first, standIn }: { first: Source<A>; standIn: Source<A> },
  { half, slow, isFinal }: { half: Promise<A>; slow: Promise<A>; isFinal: (answer: A) => boolean },
): Promise<{ isStandIn: boolean; answer: A }> {
  const told = async (isStandIn: boolean, ...answers: Promise<A>[]) => ({
    isStandIn,
    answer: await Promise.race(answers),
  })
  // Asked again while its stand-in is still searching, a source that failed is left alone.
  if (standIn.isRunning && !first.isRunning) return await told(true, standIn.run(), slow)
  const running = first.run()
  const early = await Promise.race([running, half])
  if (isFinal(early)) return { isStandIn: false, answer: early }
  const hasEnded = early.state !== 'slow'
  return await Promise.race([
    firstAnswered([told(false, running), told(true, standIn.run())]),
    told(hasEnded, slow),
  ])
}

/** The first that is an answer; if none is, how the first in the list ended. */
const firstAnswered = async <T extends { answer: Answer }>(runs: readonly Promise<T>[]): Promise<T> =>
  await new Promise((resolve, reject) => {
    const ended = runs.map(async (run) => {
      const told = await run
      if (told.answer.state === 'answered') resolve(told)
      return told
    })
    Promise.all(ended).then(([first]) => resolve(first!), reject)
  })
