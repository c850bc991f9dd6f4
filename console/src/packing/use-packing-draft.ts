import { call } from '@longhaul/browser/calls/client.ts'
import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Parcel } from '../shared/parcel.ts'
import type { TypedMeasures } from '../shared/typed-measures.ts'

type Picture = { id: string; url: string }

/** What a bench has typed, chosen and photographed for a package; scans are on the server anyway. */
export type PackingDraft = {
  readonly typed: TypedMeasures
  /** Null for the suggested carton, empty for a box that is not in stock. */
  readonly carton: string | null
  readonly pictures: readonly Picture[]
}

const SEND_AFTER_MS = 600
const EMPTY: PackingDraft = {
  typed: { weight: '', length: '', width: '', height: '' },
  carton: null,
  pictures: [],
}

/** What has changed here and is not on the server yet; a photo may be stored after the bench has moved on. */
const unsent = new Map<string, PackingDraft>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const watchers = new Set<() => void>()

/**
 * The draft of a package, kept on the server shortly after each change and when the bench moves on, so that
 * this or another bench goes on with it.
 */
export function usePackingDraft(
  parcel: Parcel,
): [PackingDraft, (change: (draft: PackingDraft) => PackingDraft) => void] {
  const queries = useQueryClient()
  const { id } = parcel
  const here = useSyncExternalStore(watch, () => unsent.get(id))
  const kept = parcel.draft ? draftOf(parcel.draft) : EMPTY
  useEffect(() => () => void (timers.has(id) && send(queries, id)), [queries, id])
  const change = useCallback(
    (next: (draft: PackingDraft) => PackingDraft) => {
      const known = queries.getQueryData<Parcel>(keyOf('GET /staff/parcels/{id}', { params: { id } }))?.draft
      put(id, next(unsent.get(id) ?? (known ? draftOf(known) : EMPTY)))
      clearTimeout(timers.get(id))
      timers.set(
        id,
        setTimeout(() => void send(queries, id), SEND_AFTER_MS),
      )
    },
    [queries, id],
  )
  return [here ?? kept, change]
}

/** Does not send the draft of a package that is being finished, which has no draft any more. */
export function holdPackingDraft(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/** Forgets what was typed for a finished package. */
export function dropPackingDraft(id: string): void {
  holdPackingDraft(id)
  put(id, undefined)
}

async function send(queries: QueryClient, id: string): Promise<void> {
  holdPackingDraft(id)
  const draft = unsent.get(id)
  if (!draft) return
  const { typed, carton, pictures } = draft
  const params = { id }
  const body = { ...typed, carton, photo_file_ids: pictures.map((picture) => picture.id) }
  try {
    await call('PUT /staff/parcels/{id}/packing_draft', { params, body })
  } catch {
    // Kept here, and sent with the next change.
    return
  }
  queries.setQueryData<Parcel>(
    keyOf('GET /staff/parcels/{id}', { params }),
    (known) => known && { ...known, draft: { ...typed, carton, photos: [...pictures] } },
  )
  // Only what has not changed while it was being sent is the server's now.
  if (unsent.get(id) === draft) put(id, undefined)
}

function put(id: string, draft: PackingDraft | undefined): void {
  if (draft) unsent.set(id, draft)
  else unsent.delete(id)
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

const draftOf = ({
  weight,
  length,
  width,
  height,
  carton,
  photos,
}: NonNullable<Parcel['draft']>): PackingDraft => ({
  typed: { weight, length, width, height },
  carton,
  pictures: photos,
})
