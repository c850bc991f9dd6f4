import { call } from '@longhaul/browser/calls/client.ts'
import { sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { refreshTopics } from '@longhaul/browser/calls/queries.ts'
import { newKey } from '@longhaul/browser/calls/use-send.ts'
import { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

export type StoredPicture = Reply<'POST /uploads'>

/** A message being sent, or one that failed: `failed` says why. */
export type Unsent = {
  key: string
  body: string
  pictures: readonly StoredPicture[]
  failed: string | null
}

/*
 * Unsent messages by conversation. They outlive the thread's component, so that a failed message is still
 * there after the shopper has viewed another conversation. Each uses one Idempotency-Key for all its
 * attempts, so that a lost reply does not duplicate it.
 */
let outboxes: Readonly<Record<string, readonly Unsent[]>> = {}
const watchers = new Set<() => void>()
const NONE: readonly Unsent[] = []

function change(id: string, next: (all: readonly Unsent[]) => readonly Unsent[]): void {
  outboxes = { ...outboxes, [id]: next(outboxes[id] ?? NONE) }
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The unsent messages of a conversation, with functions to send, retry and discard. */
export function useOutbox(conversationId: string) {
  const queries = useQueryClient()
  const unsent = useSyncExternalStore(watch, () => outboxes[conversationId] ?? NONE)
  const drop = (key: string) => change(conversationId, (all) => all.filter((entry) => entry.key !== key))

  async function deliver(message: Unsent): Promise<void> {
    const { key, body, pictures } = message
    change(conversationId, (all) => [
      ...all.filter((entry) => entry.key !== key),
      { ...message, failed: null },
    ])
    try {
      await call(
        'POST /conversations/{id}/messages',
        { params: { id: conversationId }, body: { body, file_ids: pictures.map(({ id }) => id) } },
        { idempotencyKey: key },
      )
      await refreshTopics(queries, ['conversations'])
      drop(key)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      change(conversationId, (all) =>
        all.map((entry) => (entry.key === key ? { ...entry, failed: sentenceOf(error) } : entry)),
      )
    }
  }

  return {
    unsent,
    send: (body: string, pictures: readonly StoredPicture[]) =>
      void deliver({ key: newKey(), body, pictures, failed: null }),
    retry: (message: Unsent) => void deliver(message),
    drop,
  }
}
