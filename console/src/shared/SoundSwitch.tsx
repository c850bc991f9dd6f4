import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { useStored } from './stored.ts'
import { playGood } from './sounds.ts'

/** Toggles sound on this machine. Switching it on plays a sample, so that the volume can be checked. */
export function SoundSwitch() {
  const [sound, setSound] = useStored('sound')
  const on = sound !== 'off'
  return (
    <IconButton
      label={on ? consoleWords.scan.soundOn : consoleWords.scan.soundOff}
      aria-pressed={on}
      icon={on ? <Volume2 /> : <VolumeX />}
      onClick={() => {
        setSound(on ? 'off' : '')
        if (!on) playGood()
      }}
    />
  )
}
