import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { playBad } from '../sounds.ts'
import { useStationCommands } from './commands.ts'

/** The printed code DONE acts like the form's button; if that is disabled, it announces why. */
export function useDoneCommand(why: string | null, act: () => void): void {
  useStationCommands({
    DONE() {
      if (why) {
        playBad()
        toast.error(consoleWords.sentences(stationText.notYet('DONE'), why))
      }
      act()
      return true
    },
  })
}
