import type { StationCommand } from '@longhaul/domain/warehouse/station-codes.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Handles a scanned command; false to pass it on to the handler registered before. */
type Taking = Partial<Record<StationCommand, () => boolean>>

const takers: RefObject<Taking>[] = []

/**
 * Registers handlers for printed commands while mounted. The last one registered is asked first. What can be
 * seen takes commands: a scan may arrive with the picture.
 */
export function useStationCommands(taking: Taking): void {
  const latest = useRef(taking)
  useLayoutEffect(() => {
    latest.current = taking
  })
  useLayoutEffect(() => {
    takers.push(latest)
    return () => {
      takers.splice(takers.indexOf(latest), 1)
    }
  }, [])
}

/** Passes a command to the handlers; false if none handled it. */
export const giveCommand = (command: StationCommand): boolean =>
  takers.toReversed().some((taker) => taker.current[command]?.() === true)
