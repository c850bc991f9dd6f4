import type { CallError } from '@longhaul/contract/client.ts'
import { isOneOf } from '@longhaul/domain/entries.ts'
import { ACT_NAMES, type ActName } from '@longhaul/domain/policy/acts.ts'
import { useSyncExternalStore } from 'react'

/** A refused call that can be proposed to a second person, and what to do once it was proposed or not. */
export type Refused = {
  act: ActName
  proposal: { call: string; params: Record<string, string>; body: Record<string, unknown> }
  answer: (proposed: boolean) => void
}

/**
 * Offers to propose a call that was refused because one person may not make it alone, with the same arguments
 * (docs/rules/policy.md). Waits for the answer; a call that was proposed is settled, so that its form or
 * dialog reports no failure. Other refusals are left alone.
 */
export async function offerProposal(error: CallError, call: string, args: unknown): Promise<void> {
  const { act, proposal } = error.data
  if (proposal !== true || typeof act !== 'string' || !isOneOf(ACT_NAMES, act)) return
  // The arguments of every call are a subset of these.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { params = {}, body = {} } = (args ?? {}) as Partial<Refused['proposal']>
  error.settled = await new Promise<boolean>((resolve) => {
    const refused: Refused = {
      act,
      proposal: { call, params, body },
      answer(proposed) {
        change(waiting.filter((other) => other !== refused))
        resolve(proposed)
      },
    }
    change([...waiting, refused])
  })
}

/** The refused call to ask about; undefined if there is none. */
export const useRefused = (): Refused | undefined => useSyncExternalStore(watch, first, first)

let waiting: readonly Refused[] = []
const watchers = new Set<() => void>()
const first = () => waiting[0]

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function change(next: readonly Refused[]): void {
  waiting = next
  for (const watcher of watchers) watcher()
}
