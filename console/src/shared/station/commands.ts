import type { StationCommand } from '@longhaul/domain/warehouse/station-codes.ts'
import { type RefObject, useEffect, useRef } from 'react'

/** What a part of the station does on a scanned command; false where it has nothing to do, and the one before it is asked. */
type Taking = Partial<Record<StationCommand, () => boolean>>

const takers: RefObject<Taking>[] = []

/** This part of the station understands some of the printed commands, as long as it is there. The latest is asked first. */
export function useStationCommands(taking: Taking): void {
  const latest = useRef(taking)
  useEffect(() => {
    latest.current = taking
  })
  useEffect(() => {
    takers.push(latest)
    return () => {
      takers.splice(takers.indexOf(latest), 1)
    }
  }, [])
}

/** Gives a command to the latest part that handles it; false if none had anything to do. */
export const giveCommand = (command: StationCommand): boolean =>
  takers.toReversed().some((taker) => taker.current[command]?.() === true)
