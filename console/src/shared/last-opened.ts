import { type FindKind, findableBy } from '@longhaul/domain/lists/finds.ts'
import { useEffect } from 'react'
import { keep, readStored } from './stored.ts'
import { type Me, useMe } from './use-me.ts'

const KEPT_MAX = 10

/** A page that was opened. Only its number is stored on this machine, no name. */
export type Opened = { kind: FindKind; id: string; hint: string; number: string }

const nameOf = (me: Me) => `opened.${me.id}`

/**
 * The last ten pages that this member opened here, newest first, without those that their roles may no longer
 * open.
 */
export function readOpened(me: Me): Opened[] {
  const kinds = findableBy(me.roles)
  return stored(me).filter(({ kind }) => kinds.includes(kind))
}

/** Remembers the page that was opened last. */
export function keepOpened(me: Me, opened: Opened): void {
  const others = stored(me).filter(({ kind, id }) => kind !== opened.kind || id !== opened.id)
  keep(nameOf(me), JSON.stringify([opened, ...others].slice(0, KEPT_MAX)))
}

/** Records a page about one subject as opened, once its number is known. */
export function useOpened(kind: FindKind, id: string | undefined, number: string | undefined): void {
  const me = useMe()
  useEffect(() => {
    if (me && id && number) keepOpened(me, { kind, id, hint: '', number })
  }, [me, kind, id, number])
}

function stored(me: Me): Opened[] {
  try {
    const value: unknown = JSON.parse(readStored(nameOf(me)) || '[]')
    return Array.isArray(value) ? value.filter(isOpened) : []
  } catch {
    return []
  }
}

const isOpened = (value: unknown): value is Opened =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'id', 'hint', 'number'].every((name) => typeof Reflect.get(value, name) === 'string')
