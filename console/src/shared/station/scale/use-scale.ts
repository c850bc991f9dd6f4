import { whyNotTakeWeight } from '@longhaul/domain/warehouse/scale-lines.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { playBad, playGood } from '../../sounds.ts'
import { useStationCommands } from '../commands.ts'
import { useStationKeys } from '../keys.ts'
import { closeScale, openKeptScale, scaleNow, type ScaleState, watchScale } from './scale-port.ts'

/** What the scale of this page does. */
export const useScaleNow = (): ScaleState => useSyncExternalStore(watchScale, scaleNow)

/** Opens the kept scale while a station is shown, and closes it when the station is left. */
export function useStationScale(): ScaleState {
  useEffect(() => {
    void openKeptScale()
    return () => void closeScale()
  }, [])
  return useScaleNow()
}

/**
 * The scale for a weight field: by F7 or the command WEIGH whatever the field holds; by itself while the field has the focus and is empty, once for each
 * thing that is put on the scale.
 */
export function useScaleFor(
  field: { focused: boolean; empty: boolean },
  onGrams: (grams: number) => void,
): void {
  const state = useScaleNow()
  const shown = state.is === 'on' ? state.shown : null
  const why = whyNotTakeWeight(shown)
  const grams = shown?.kind === 'weight' && why === null ? shown.grams : null
  const taken = useRef<number | null>(null)
  useEffect(() => {
    if (grams === null) {
      taken.current = null
      return
    }
    if (!field.focused || !field.empty || taken.current === grams) return
    taken.current = grams
    playGood()
    onGrams(grams)
  }, [grams, field.focused, field.empty, onGrams])

  function take(): boolean {
    if (state.is !== 'on') return false
    if (grams === null) {
      playBad()
      toast.error(devicesText.whyNotTake[why ?? 'silent'])
      return true
    }
    taken.current = grams
    playGood()
    onGrams(grams)
    return true
  }
  useStationCommands({ WEIGH: take })
  useStationKeys({ F7: () => void take() })
}
