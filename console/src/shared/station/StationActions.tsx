import { stationText } from '@longhaul/text/console/station/station.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import Barcode from 'lucide-react/icons/barcode'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { to } from '../../links.ts'
import { StationDevices } from './StationDevices.tsx'
import type { useStation } from './use-station.ts'
import { useStored } from '../stored.ts'
import { playGood } from '../sounds.ts'

const STATION =
  'grid min-h-11 items-center px-4 whitespace-nowrap no-underline not-first:border-s max-md:px-2.5'

type StationId = keyof typeof stationText.stations

/**
 * The head of each station: pending scans, camera and scale, other stations, printable codes, sound, and full
 * screen.
 */
export function StationActions({
  station,
  here,
  held = 0,
  devices = true,
}: {
  station: ReturnType<typeof useStation>
  here: StationId
  held?: number
  /** Whether it uses a camera for photos, or a scale. */
  devices?: boolean
}) {
  return (
    <>
      {held > 0 && <StatusTag kind="waiting">{stationText.held(held)}</StatusTag>}
      {devices && <StationDevices />}
      <nav
        className="flex max-w-full overflow-x-auto rounded-control border max-md:order-last"
        aria-label={stationText.stationsLabel}
      >
        {STATIONS.map(({ id, path }) => (
          <Link
            key={id}
            className={`${STATION} ${id === here ? 'bg-primary-tint font-semibold text-primary' : 'text-ink-2'}`}
            to={path}
            aria-current={id === here ? 'page' : undefined}
          >
            {stationText.stations[id]}
          </Link>
        ))}
      </nav>
      <span className="flex items-center gap-x-3 max-md:gap-x-0">
        <Link
          className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sunken"
          to={to.stationCodes()}
          aria-label={stationText.codes}
          title={stationText.codes}
        >
          <Barcode />
        </Link>
        <SoundSwitch />
        <IconButton
          label={station.on ? stationText.leave : stationText.enter}
          aria-pressed={station.on}
          icon={station.on ? <Minimize /> : <Maximize />}
          onClick={() => station.switchTo(!station.on)}
        />
      </span>
    </>
  )
}

const STATIONS: readonly { id: StationId; path: string }[] = [
  { id: 'receive', path: to.receive() },
  { id: 'photos', path: to.photos() },
  { id: 'putAway', path: to.putAway() },
  { id: 'count', path: to.count() },
  { id: 'picking', path: to.pick() },
  { id: 'packing', path: to.packing() },
]

/** Toggles sound on this machine. Switching it on plays a sample, so that the volume can be checked. */
function SoundSwitch() {
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
