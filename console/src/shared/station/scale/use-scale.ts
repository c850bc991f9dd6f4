import { whyNotTakeWeight } from '@longhaul/domain/warehouse/scale-lines.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { playBad, playGood } from '../../sounds.ts'
import { useStationCommands } from '../commands.ts'
import { useStationKeys } from '../keys.ts'
import { closeScale, openStoredScale, scaleNow, type ScaleState, watchScale } from './scale-port.ts'

/** The current state of this page's scale. */
export const useScaleNow = (): ScaleState => useSyncExternalStore(watchScale, scaleNow)

/** Keeps the remembered scale open while a station is shown, and closes it when the station is left. */
export function useStationScale(): ScaleState {
  useEffect(() => {
    void openStoredScale()
    return () => void closeScale()
  }, [])
  return useScaleNow()
}

/**
 * Connects the scale to a weight field. F7 or the command WEIGH takes the weight, replacing the field's
 * value. While the field is focused and empty, the weight is taken automatically, once for each item placed
 * on the scale; with `always` wherever the focus is, but only what is placed on it from then on: what was
 * weighed before may still lie there.
 */
export function useScaleFor(
  field: { focused: boolean; empty: boolean; always?: boolean },
  onGrams: (grams: number) => void,
): void {
  const state = useScaleNow()
  const shown = state.is === 'on' ? state.shown : null
  const why = whyNotTakeWeight(shown)
  const grams = shown?.kind === 'weight' && why === null ? shown.grams : null
  const taken = useRef<number | null>(field.always ? grams : null)
  useEffect(() => {
    if (grams === null) {
      taken.current = null
      return
    }
    if (!(field.focused || field.always) || !field.empty || taken.current === grams) return
    taken.current = grams
    playGood()
    onGrams(grams)
  }, [grams, field.focused, field.always, field.empty, onGrams])

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
